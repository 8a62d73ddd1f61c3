import type { Call } from './calls.ts'

export interface Finding {
  readonly call: string
  readonly fault: string
  /** The request, short enough to be read. */
  readonly evidence: string
  count: number
}

interface Tally {
  inputs: number
  bodies: number
  successes: number
  refusals: number
  readonly codes: Map<string, number>
}

/** Counts what was asked and answered, and keeps what must not be. */
export class Report {
  readonly #tallies: ReadonlyMap<string, Tally>
  readonly #findings = new Map<string, Finding>()

  /** Called at once, because a trial is long. */
  onFinding?: (line: string) => void

  constructor(calls: readonly Call[]) {
    this.#tallies = new Map(
      calls.map(({ name }) => [name, { inputs: 0, bodies: 0, successes: 0, refusals: 0, codes: new Map() }]),
    )
  }

  count(call: string, kind: 'inputs' | 'bodies', code: string): void {
    const tally = this.of(call)
    tally[kind] += 1
    if (code === '2xx') tally.successes += 1
    else tally.refusals += 1
    tally.codes.set(code, (tally.codes.get(code) ?? 0) + 1)
  }

  of(call: string): Tally {
    const tally = this.#tallies.get(call)
    if (!tally) throw new Error(`${call} is no call of the contract`)
    return tally
  }

  /** @returns whether this fault is a new one */
  find(call: string, fault: string, evidence: string): boolean {
    const key = `${call}: ${fault}`
    const known = this.#findings.get(key)
    if (known) known.count += 1
    else {
      this.#findings.set(key, { call, fault, evidence, count: 1 })
      this.onFinding?.(`${key}\n  ${evidence}`)
    }
    return !known
  }

  /** Takes the evidence of a finding that was made smaller. */
  shrink(call: string, fault: string, evidence: string): void {
    const known = this.#findings.get(`${call}: ${fault}`)
    if (known && evidence.length < known.evidence.length) {
      this.#findings.set(`${call}: ${fault}`, { ...known, evidence })
    }
  }

  get findings(): readonly Finding[] {
    return [...this.#findings.values()]
  }

  /** A line of the server's log: only what nobody expected is written at its level. */
  log(line: string): void {
    const said = parseLine(line)
    if (said === undefined) this.find('the log', 'a line that is none', line.slice(0, 1000))
    else if (said.msg === 'unexpected error') {
      const { type = '', message = '', stack = '' } = said.err ?? {}
      const place = /\((?:file:\/\/)?[^()]*\/((?:server|domain|typeset|contract)\/[^()]*?):\d+:\d+\)/.exec(
        stack,
      )?.[1]
      this.find(
        'the log',
        `unexpected ${type} ${message.slice(0, 80)} in ${place ?? 'a library'}`,
        stack.slice(0, 900),
      )
    } else if (said.level >= 50 && said.code === undefined) {
      this.find('the log', `error ${said.msg}`, line.slice(0, 1000))
    }
  }

  table(): string {
    const tried = [...this.#tallies].filter(([, { inputs, bodies }]) => inputs + bodies > 0)
    const rows = tried.map(([name, { inputs, bodies, successes, refusals, codes }]) => {
      const found = this.findings.filter(({ call }) => call === name).length
      const list = [...codes]
        .filter(([code]) => code !== '2xx')
        .toSorted((a, b) => b[1] - a[1])
        .map(([code, count]) => `${code} ${count}`)
        .join(' · ')
      return `| ${name} | ${inputs} | ${bodies} | ${successes} | ${refusals} | ${found} | ${list} |`
    })
    return [
      '| call | inputs | bodies | 2xx | refused | findings | by code |',
      '| --- | ---: | ---: | ---: | ---: | ---: | --- |',
      ...rows,
    ].join('\n')
  }
}

interface LogLine {
  readonly level: number
  readonly msg: string
  readonly code?: string
  readonly err?: { readonly type?: string; readonly message?: string; readonly stack?: string }
}

function parseLine(line: string): LogLine | undefined {
  try {
    return JSON.parse(line) as LogLine
  } catch {
    return undefined
  }
}
