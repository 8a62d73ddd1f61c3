import { spawnSync } from 'node:child_process'
import { judgeLicense, readAudit, readBill } from './dependency-report.ts'

/**
 * Says under which licenses the installed packages are, and which vulnerabilities they have. Ends with 1 where a
 * license is unfit or a vulnerability is known, with 2 where the registry did not answer.
 */
const MAX_BYTES = 64 * 1024 * 1024

/** What npm prints; it also prints, in JSON, why it failed. */
const npm = (...args: string[]): string =>
  spawnSync('npm', args, {
    encoding: 'utf8',
    maxBuffer: MAX_BYTES,
    stdio: ['ignore', 'pipe', 'inherit'],
  }).stdout ?? ''

const say = (...lines: string[]) => process.stdout.write(`${lines.join('\n')}\n`)

const bill = npm('sbom', '--sbom-format', 'cyclonedx')
if (!bill.startsWith('{')) process.exit(1)
const components = readBill(JSON.parse(bill))
const judged = components.map((component) => ({ ...component, verdict: judgeLicense(component) }))

const byLicense = Map.groupBy(judged, ({ license }) => license ?? 'no license stated')
say(
  `— Licenses of ${components.length} packages, ${components.filter(({ isTool }) => isTool).length} of them tools`,
)
for (const [license, list] of [...byLicense].toSorted(([, a], [, b]) => b.length - a.length))
  say(`${String(list.length).padStart(5)}  ${license}`)

const reviewed = judged.filter(({ verdict }) => verdict.kind === 'reviewed')
const refused = judged.filter(({ verdict }) => verdict.kind === 'refused')
for (const [title, list] of [
  ['Reviewed', reviewed],
  ['Not fit', refused],
] as const) {
  if (list.length > 0) say('', `— ${title}`)
  for (const { name, version, verdict } of list)
    say(`${name} ${version}: ${'reason' in verdict ? verdict.reason : ''}`)
}

say('', '— Known vulnerabilities')
const vulnerabilities = readAudit(npm('audit', '--json', '--loglevel', 'silent'))
if (vulnerabilities.kind === 'unknown') say(`Not known: ${vulnerabilities.reason}.`)
else if (vulnerabilities.list.length === 0) say('None.')
else
  for (const { name, severity, range, titles } of vulnerabilities.list)
    say(`${severity}: ${name} ${range}`, ...titles.map((title) => `  ${title}`))

const isVulnerable = vulnerabilities.kind === 'known' && vulnerabilities.list.length > 0
process.exitCode = refused.length > 0 || isVulnerable ? 1 : vulnerabilities.kind === 'unknown' ? 2 : 0
