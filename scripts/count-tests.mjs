/** Closes a test run with one plain line: how many passed, failed and were skipped. */
export default class CountTests {
  onTestRunEnd(modules, errors) {
    const count = { passed: 0, failed: errors.length, skipped: 0 }
    for (const module of modules) {
      if (module.state() === 'failed' && [...module.children.allTests()].length === 0) count.failed++
      for (const test of module.children.allTests()) count[test.result().state] = (count[test.result().state] ?? 0) + 1
    }
    console.log(`${count.passed} passed, ${count.failed} failed, ${count.skipped} skipped`)
  }
}
