/** After so long without a test that began or ended, those that run are named; after so much longer the run is given up: a test that hangs has ended before. */
const SILENCE = 3 * 60_000
const MOST_SILENCES = 10

/**
 * Closes a test run with one plain line: how many passed, failed and were skipped; before it, those that failed, and those that passed only at the second
 * try.
 * A run that hangs says where, and ends.
 */
export default class CountTests {
  running = new Set()
  silences = 0

  onInit() {
    this.listen()
  }

  onTestModuleStart(module) {
    this.begin(module.relativeModuleId)
  }

  onTestModuleEnd(module) {
    this.end(module.relativeModuleId)
  }

  onTestCaseReady(test) {
    this.begin(nameOf(test))
  }

  onTestCaseResult(test) {
    this.end(nameOf(test))
  }

  onTestRunEnd(modules, errors) {
    clearTimeout(this.clock)
    const count = { passed: 0, failed: errors.length, skipped: 0 }
    for (const module of modules) {
      if (module.state() === 'failed' && [...module.children.allTests()].length === 0) count.failed++
      for (const test of module.children.allTests()) {
        const { state } = test.result()
        count[state] = (count[state] ?? 0) + 1
        if (state === 'failed') console.log(`failed: ${nameOf(test)}`)
        if (test.diagnostic()?.flaky) console.log(`at the second try: ${nameOf(test)}`)
      }
    }
    console.log(`${count.passed} passed, ${count.failed} failed, ${count.skipped} skipped`)
  }

  begin(name) {
    this.running.add(name)
    this.listen()
  }

  end(name) {
    this.running.delete(name)
    this.listen()
  }

  /** Something happened; the silence is counted from here. */
  listen() {
    this.silences = 0
    clearTimeout(this.clock)
    this.clock = setTimeout(() => this.onSilence(), SILENCE)
  }

  onSilence() {
    this.silences++
    for (const name of this.running) console.log(`still running: ${name}`)
    if (this.silences < MOST_SILENCES) {
      this.clock = setTimeout(() => this.onSilence(), SILENCE)
      return
    }
    console.log(`given up: nothing happened for ${(SILENCE * MOST_SILENCES) / 60_000} minutes`)
    process.exit(1)
  }
}

const nameOf = (test) => `${test.module.relativeModuleId}: ${test.fullName}`
