import { spawnSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import packageJson from '../package.json' with { type: 'json' }
import { shippedBill } from './dependency-report.ts'

/** Writes the bill of materials of what is shipped, as CycloneDX: `npm run sbom -- carte.cdx.json`. */
const path = process.argv[2] ?? `carte-${packageJson.version}.cdx.json`
const { stdout } = spawnSync('npm', ['sbom', '--sbom-format', 'cyclonedx', '--omit', 'dev'], {
  encoding: 'utf8',
  maxBuffer: 64 * 1024 * 1024,
  stdio: ['ignore', 'pipe', 'inherit'],
})
if (!stdout?.startsWith('{')) process.exit(1)
const bill = shippedBill(JSON.parse(stdout), packageJson)
writeFileSync(path, `${JSON.stringify(bill, null, 2)}\n`)
process.stdout.write(`${path}: ${bill.components.length} packages\n`)
