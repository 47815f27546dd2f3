import type { ComponentChildren } from 'preact'
import { useEffect, useRef } from 'preact/hooks'
import { say } from '../text/say.ts'

/** A window over the page. The browser keeps the focus in it and gives it back afterwards. */
export function Dialog({
  title,
  read,
  onClose,
  children,
  wide = false,
}: {
  title: string
  /** The id of what is read out together with the title. */
  read?: string
  onClose: () => void
  children: ComponentChildren
  wide?: boolean
}) {
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => {
    const before = document.activeElement
    dialog.current?.showModal()
    return () => {
      if (before instanceof HTMLElement && before.isConnected) before.focus()
    }
  }, [])
  return (
    <dialog
      ref={dialog}
      class={wide ? 'dialog wide' : 'dialog'}
      tabIndex={-1}
      onClose={onClose}
      aria-labelledby="dialog-title"
      aria-describedby={read}
    >
      <div class="dialog-head">
        <h2 id="dialog-title">{title}</h2>
        <button type="button" class="quiet" onClick={() => dialog.current?.close()}>
          {say('dialog.close')}
        </button>
      </div>
      <div class="dialog-body">{children}</div>
    </dialog>
  )
}
