export interface MetricFamily {
  readonly type: string
  readonly help: string
  /** Name with its labels in order, to its value. */
  readonly samples: Map<string, number>
}

const NAME = '[a-zA-Z_:][a-zA-Z0-9_:]*'
const SAMPLE = new RegExp(`^(${NAME})(?:\\{(.*)\\})? (\\S+)$`)
const LABELS = /([a-zA-Z_][a-zA-Z0-9_]*)="((?:[^"\\\n]|\\[\\"n])*)"(?:,|$)/gy
const SUFFIXES: Readonly<Record<string, readonly string[]>> = {
  histogram: ['_bucket', '_sum', '_count'],
  summary: ['', '_sum', '_count'],
}

/**
 * Reads the text format of Prometheus (version 0.0.4) as strictly as it is written down: a help and a type
 * before the samples of a family, each family in one piece, no sample twice, histograms that add up.
 * @throws {Error} naming the first line that is wrong
 */
export function readMetrics(text: string): Map<string, MetricFamily> {
  if (!text.endsWith('\n')) throw new Error('The last line has no end')
  const families = new Map<string, MetricFamily>()
  let current: { name: string; help: string; family?: MetricFamily } | undefined
  for (const line of text.split('\n').slice(0, -1)) {
    if (line === '') continue
    const wrong = (reason: string) => new Error(`${reason}: ${line}`)
    const comment = /^# (HELP|TYPE) (\S+) (.+)$/.exec(line)
    if (line.startsWith('#')) {
      const [, word, name = '', rest = ''] = comment ?? []
      if (word === 'HELP') {
        if (families.has(name)) throw wrong('A family in two pieces')
        current = { name, help: rest }
      } else if (word === 'TYPE' && current?.name === name && !current.family) {
        if (!/^(counter|gauge|histogram|summary|untyped)$/.test(rest)) throw wrong('An unknown type')
        current.family = { type: rest, help: current.help, samples: new Map() }
        families.set(name, current.family)
      } else throw wrong('A comment out of place')
      continue
    }
    const [, name = '', labels = '', value = ''] = SAMPLE.exec(line) ?? []
    if (!current?.family) throw wrong('A sample before its type')
    const endings = SUFFIXES[current.family.type] ?? ['']
    if (!endings.some((ending) => `${current?.name}${ending}` === name))
      throw wrong('A sample of another family')
    if (!/^([+-]?Inf|NaN|[+-]?\d+(\.\d+)?(e[+-]?\d+)?)$/.test(value)) throw wrong('Not a number')
    const pairs = [...labels.matchAll(LABELS)]
    if (pairs.map(([whole]) => whole).join('') !== labels) throw wrong('Labels that cannot be read')
    if (new Set(pairs.map(([, label]) => label)).size !== pairs.length) throw wrong('A label twice')
    const key = `${name}{${pairs.map(([, label, content]) => `${label}="${content}"`).join(',')}}`
    if (current.family.samples.has(key)) throw wrong('A sample twice')
    current.family.samples.set(key, Number(value.replace('Inf', 'Infinity')))
  }
  for (const [name, family] of families) if (family.type === 'histogram') checkHistogram(name, family)
  return families
}

/** Buckets rise, end with all, and all is the count. */
function checkHistogram(name: string, { samples }: MetricFamily): void {
  const last = new Map<string, { bound: number; count: number }>()
  for (const [key, count] of samples) {
    if (!key.startsWith(`${name}_bucket`)) continue
    const bound = Number(/le="([^"]*)"/.exec(key)?.[1]?.replace('Inf', 'Infinity'))
    const series = key.replace(/,?le="[^"]*",?/, '')
    const before = last.get(series)
    if (before && (before.bound >= bound || before.count > count))
      throw new Error(`Buckets that fall: ${key}`)
    last.set(series, { bound, count })
  }
  for (const [series, { bound, count }] of last) {
    const total = samples.get(series.replace('_bucket', '_count'))
    if (bound !== Number.POSITIVE_INFINITY || total !== count)
      throw new Error(`Buckets without an end: ${series}`)
  }
}

const UNITS = /_(seconds|bytes|total|info|ratio)(_|$)/

/**
 * Finds names that break the further conventions of Prometheus:
 * https://prometheus.io/docs/practices/naming/.
 */
export function namingFaults(families: ReadonlyMap<string, MetricFamily>): string[] {
  return [...families].flatMap(([name, { type, help }]) => [
    ...(/^[a-z][a-z0-9]*(_[a-z0-9]+)*$/.test(name) ? [] : [`${name} is not in snake case`]),
    ...((type === 'counter') === name.endsWith('_total') ? [] : [`${name} is a ${type}`]),
    ...(/_(count|sum|bucket)$/.test(name) ? [`${name} ends like a part of a histogram`] : []),
    ...(/_(ms|milliseconds|kb|mb|minutes)(_|$)/.test(name) ? [`${name} is not in a base unit`] : []),
    ...(type === 'histogram' && !UNITS.test(name) ? [`${name} has no unit`] : []),
    ...(help.length > 10 ? [] : [`${name} says too little`]),
  ])
}
