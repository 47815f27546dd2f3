import { Component, type ComponentChildren } from 'preact'

interface StillProps {
  /** All that its children depend on; always as many. */
  readonly by: readonly unknown[]
  readonly children: ComponentChildren
}

/**
 * Its children are looked through again only when something that they depend on has changed. Kept elements would do the same, but each holds
 * on to the page that it was first part of.
 */
export class Still extends Component<StillProps> {
  override shouldComponentUpdate({ by }: StillProps): boolean {
    return by.some((each, i) => each !== this.props.by[i])
  }

  override render({ children }: StillProps) {
    return children
  }
}
