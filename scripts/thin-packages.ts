import { execFileSync } from 'node:child_process'
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { facePaths, typefaces } from '../typeset/text/faces.ts'
import { isOfTheBuild } from './build-packages.ts'

type Packages = Record<string, string>

/**
 * Leaves of the installed packages what the built server and operators' commands need, for an image: not what only the
 * build of the screens does, nor typefaces in weights that no design has, nor the Node of the lock file, which is for
 * machines that have another. It changes `package.json`, and runs in a stage of the Dockerfile, whose copy that is.
 */
const manifest = JSON.parse(readFileSync('package.json', 'utf8')) as {
  dependencies: Packages
  optionalDependencies: Packages
}
const without = (packages: Packages, isLeftOut: (name: string) => boolean): Packages =>
  Object.fromEntries(Object.entries(packages).filter(([name]) => !isLeftOut(name)))
const thinned = {
  ...manifest,
  dependencies: without(manifest.dependencies, isOfTheBuild),
  optionalDependencies: without(manifest.optionalDependencies, (name) => name.startsWith('node-')),
}
writeFileSync('package.json', JSON.stringify(thinned))
execFileSync('npm', ['prune', '--omit=dev', '--ignore-scripts', '--no-audit', '--no-fund'], {
  stdio: 'inherit',
})

const isUsed = new Set(typefaces.flatMap(facePaths))
const folder = join('node_modules', '@expo-google-fonts')
for (const path of readdirSync(folder, { recursive: true, encoding: 'utf8' }))
  if (path.endsWith('.ttf') && !isUsed.has(join(process.cwd(), folder, path))) rmSync(join(folder, path))
