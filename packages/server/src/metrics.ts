/** Upper bounds of the times that writes are counted by, in seconds. */
const BOUNDS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 1]

/** What is counted, in the text that Prometheus reads. */
export class Metrics {
  answers = 0
  refused = 0
  private readonly buckets = BOUNDS.map(() => 0)
  private count = 0
  private sum = 0
  /** What is looked up when somebody asks. */
  readonly gauges = new Map<string, { readonly help: string; readonly value: () => number }>()

  wrote(seconds: number): void {
    this.count++
    this.sum += seconds
    BOUNDS.forEach((bound, i) => {
      if (seconds <= bound) this.buckets[i] = (this.buckets[i] as number) + 1
    })
  }

  text(): string {
    const lines: string[] = []
    const put = (name: string, kind: string, help: string) =>
      lines.push(`# HELP coinflict_${name} ${help}`, `# TYPE coinflict_${name} ${kind}`)
    for (const [name, { help, value }] of this.gauges) {
      put(name, 'gauge', help)
      lines.push(`coinflict_${name} ${value()}`)
    }
    put('answers_total', 'counter', 'Answers that were taken.')
    lines.push(`coinflict_answers_total ${this.answers}`)
    put('refused_total', 'counter', 'Requests and messages that were refused.')
    lines.push(`coinflict_refused_total ${this.refused}`)
    put('write_seconds', 'histogram', 'How long a write took until it was on disk.')
    BOUNDS.forEach((bound, i) => {
      lines.push(`coinflict_write_seconds_bucket{le="${bound}"} ${this.buckets[i]}`)
    })
    lines.push(
      `coinflict_write_seconds_bucket{le="+Inf"} ${this.count}`,
      `coinflict_write_seconds_sum ${this.sum}`,
      `coinflict_write_seconds_count ${this.count}`,
    )
    return `${lines.join('\n')}\n`
  }
}
