/** Upper bounds of the times that are counted, in seconds. */
const BOUNDS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 1, 5]

type Kind = 'gauge' | 'counter'

/** How long something took, by upper bounds. */
class Times {
  private readonly buckets = BOUNDS.map(() => 0)
  private count = 0
  private sum = 0

  add(seconds: number): void {
    this.count++
    this.sum += seconds
    BOUNDS.forEach((bound, i) => {
      if (seconds <= bound) this.buckets[i] = (this.buckets[i] as number) + 1
    })
  }

  lines(name: string): readonly string[] {
    return [
      ...BOUNDS.map((bound, i) => `${name}_bucket{le="${bound}"} ${this.buckets[i]}`),
      `${name}_bucket{le="+Inf"} ${this.count}`,
      `${name}_sum ${this.sum}`,
      `${name}_count ${this.count}`,
    ]
  }
}

/** The seconds since a moment of `process.hrtime.bigint()`. */
export const secondsSince = (moment: bigint): number => Number(process.hrtime.bigint() - moment) / 1e9

/** What is counted, in the text that Prometheus reads. */
export class Metrics {
  answers = 0
  refused = 0
  errors = 0
  readonly answering = new Times()
  readonly writing = new Times()
  /** What is looked up when somebody asks. */
  private readonly looked: { readonly name: string; kind: Kind; help: string; value: () => number }[] = []
  private readonly began = Date.now() / 1000

  look(name: string, kind: Kind, help: string, value: () => number): void {
    this.looked.push({ name, kind, help, value })
  }

  text(): string {
    const lines: string[] = []
    const put = (name: string, kind: Kind | 'histogram', help: string, values: readonly string[]) =>
      lines.push(`# HELP ${name} ${help}`, `# TYPE ${name} ${kind}`, ...values)
    const one = (name: string, kind: Kind, help: string, value: number) => put(name, kind, help, [`${name} ${value}`])
    for (const { name, kind, help, value } of this.looked) one(`coinflict_${name}`, kind, help, value())
    one('coinflict_answers_total', 'counter', 'Answers that were taken.', this.answers)
    one('coinflict_refused_total', 'counter', 'Requests and messages that were refused.', this.refused)
    one('coinflict_errors_total', 'counter', 'Things that went wrong inside or in the database.', this.errors)
    const times = { answer_seconds: this.answering, write_seconds: this.writing }
    const helps = {
      answer_seconds: 'How long an answer took, from its coming until it was on disk.',
      write_seconds: 'How long a write took until it was on disk.',
    }
    for (const name of ['answer_seconds', 'write_seconds'] as const)
      put(`coinflict_${name}`, 'histogram', helps[name], times[name].lines(`coinflict_${name}`))
    const { heapUsed, rss } = process.memoryUsage()
    const { system, user } = process.cpuUsage()
    one('process_resident_memory_bytes', 'gauge', 'Memory of the process.', rss)
    one('nodejs_heap_size_used_bytes', 'gauge', 'Memory of its objects.', heapUsed)
    one('process_cpu_seconds_total', 'counter', 'Processor time of the process.', (system + user) / 1e6)
    one('process_start_time_seconds', 'gauge', 'When it began.', this.began)
    return `${lines.join('\n')}\n`
  }
}
