import { rmSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import type { Language } from '@coinflict/kernel/text'
import { type Experiment, findingsOf, readExperiment, type Store, spreadsheetsOf } from '@coinflict/lab'
import { makeFolders } from '@coinflict/server/folder'
import pkg from '../../package.json' with { type: 'json' }
import { needNoMore, readArguments, text, whole } from '../arguments.ts'
import type { Command } from '../command.ts'
import { playExperiment, storeAt } from '../experiment.ts'
import { inFile, readJson, reason, writeJson, writeText } from '../files.ts'
import { needKinds } from '../seats.ts'
import { stopSignal } from '../stop.ts'
import { complaint, say } from '../text/say.ts'

const USUAL_PATIENCE = 120
/** As shells say that somebody pressed Ctrl-C. */
const STOPPED = 130

/** An experiment written as a file: its games on all cores or through a queue, and the report. */
export const lab: Command = {
  usage: (language) => say(language, 'usage.lab'),
  async run(args, language) {
    const a = readArguments(args, {
      out: 'string',
      workers: 'string',
      queue: 'string',
      patience: 'string',
      csv: 'string',
      json: 'string',
      fresh: 'boolean',
    })
    const [file, ...more] = a.rest
    if (file === undefined) throw complaint('arguments', 'error.lab')
    needNoMore('lab', more)
    const workers = whole(a, 'workers', availableParallelism(), 1, 256)
    const patience = whole(a, 'patience', USUAL_PATIENCE, 1, 86_400)
    const data = readJson(file)
    const experiment = await readExperiment(data, needKinds).catch((error: unknown) => {
      throw inFile(error, file)
    })
    const out = text(a, 'out') ?? file.replace(/(\.json)?$/i, '.html')
    const kept = `${out.replace(/\.html?$/i, '')}.ndjson`
    if (a.values.fresh === true) rmSync(kept, { force: true })
    const store = await storeAt(kept)
    const url = text(a, 'queue')
    const queue = url === undefined ? undefined : { url, patience }
    try {
      const { signal, release } = stopSignal()
      const missing = await playExperiment(experiment, store, { language, workers, signal, queue })
      release()
      if (missing > 0) {
        console.log(say(language, 'lab.stopped', { n: missing, file: kept }))
        return STOPPED
      }
      await writeAll(experiment, store, { out, csv: text(a, 'csv'), json: text(a, 'json') }, language)
    } finally {
      store.close()
    }
    return 0
  },
}

interface Targets {
  readonly out: string
  readonly csv: string | undefined
  readonly json: string | undefined
}

async function writeAll(
  experiment: Experiment,
  { outcomes }: Store,
  { out, csv, json }: Targets,
  language: Language,
): Promise<void> {
  const findings = await findingsOf(experiment, outcomes)
  // Loaded only now: what draws plots takes longer to load than the rest.
  const { reportOf } = await import('@coinflict/lab/report')
  writeText(out, await reportOf(findings, { language, version: pkg.version }))
  const written = [out]
  if (json !== undefined) {
    writeJson(json, findings)
    written.push(json)
  }
  if (csv !== undefined) {
    makeFolder(csv)
    for (const [name, sheet] of Object.entries(spreadsheetsOf(experiment, outcomes, findings))) {
      writeText(join(csv, name), sheet)
      written.push(join(csv, name))
    }
  }
  for (const file of written) console.log(say(language, 'lab.written', { file }))
}

function makeFolder(folder: string): void {
  try {
    makeFolders(folder)
  } catch (error) {
    throw complaint('file', 'file.cannot-write', { file: folder, text: reason(error) })
  }
}
