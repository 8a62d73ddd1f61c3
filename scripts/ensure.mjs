// Makes a fresh clone ready: dependencies, build, browser. Runs on any host Node from 20, before any
// dependency is there, so it is plain JavaScript on Node's own modules. Each step is skipped while a
// fingerprint of what it depends on has not changed.
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { delimiter, join } from 'node:path'

const root = join(import.meta.dirname ?? new URL('.', import.meta.url).pathname, '..')
const stampDir = join(root, 'node_modules', '.carte')

const steps = { install, packages, build, browser }

for (const name of process.argv.slice(2)) steps[name]()

/** All packages. */
function install() {
  installAs('install', [])
}

/** What building and running need; where the packages of development are, these are kept up to date too. */
function packages() {
  if (existsSync(join(root, 'node_modules', 'vitest'))) install()
  else installAs('packages', ['--omit=dev'])
}

function installAs(name, options) {
  // An image brings its packages and no lock file.
  if (!existsSync(join(root, 'package-lock.json'))) return
  const print = fingerprint(['package-lock.json'], `${process.platform}-${process.arch}`)
  if (isCurrent(name, print) || isCurrent('install', print)) return
  say('Installing dependencies…')
  const command = ['ci', ...options, '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error']
  // The lock file says what each package is, so a kept answer of the registry is as good as a new one; only one
  // from before a version was published is not.
  if (!tried('npm', [...command, '--prefer-offline'])) run('npm', command)
  setCurrent(name, print)
}

function build() {
  const rooms = [
    'templates',
    'domain',
    'sources',
    'illustration',
    'contract',
    'workers',
    'typeset',
    'server',
    'web',
  ]
  const scripts = ['scripts/build.ts', 'scripts/build-server.ts']
  const sources = [...rooms, ...scripts, 'package.json', 'package-lock.json', 'vite.config.ts']
  const print = fingerprint(sources.flatMap(filesUnder).filter((path) => !/\.test\.tsx?$/.test(path)))
  if (isCurrent('build', print) && existsSync(join(root, 'dist', 'server', 'main.js'))) return
  say('Building the screens and the server…')
  // With the Node of the packages where they have one, as npm runs it.
  const path = [join(root, 'node_modules', '.bin'), process.env.PATH].join(delimiter)
  run('node', ['scripts/build.ts'], { ...process.env, PATH: path })
  setCurrent('build', print)
}

/** Journeys and some benchmarks need a browser; Debian's is installed where none is found. */
function browser() {
  if (findBrowser()) return
  if (process.getuid?.() !== 0 || spawnSync('apt-get', ['--version']).status !== 0) {
    say('No Chromium was found. Install one, or set CARTE_TEST_BROWSER to its path.')
    process.exit(1)
  }
  say('Installing Chromium for the journeys…')
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  run('apt-get', ['update', '-qq'], env)
  run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'chromium', 'fonts-liberation'], env)
}

function findBrowser() {
  const candidates = [process.env.CARTE_TEST_BROWSER, '/usr/bin/chromium', '/usr/bin/chromium-browser']
  return candidates.find((path) => path && existsSync(path))
}

function filesUnder(path) {
  const full = join(root, path)
  if (!existsSync(full)) return []
  try {
    return readdirSync(full, { withFileTypes: true }).flatMap((entry) => filesUnder(join(path, entry.name)))
  } catch {
    return [path]
  }
}

function fingerprint(files, salt = '') {
  const hash = createHash('sha256').update(salt)
  for (const file of files.toSorted()) hash.update(file).update(readFileSync(join(root, file)))
  return hash.digest('hex')
}

function isCurrent(name, print) {
  const stamp = join(stampDir, name)
  return existsSync(stamp) && readFileSync(stamp, 'utf8') === print
}

function setCurrent(name, print) {
  mkdirSync(stampDir, { recursive: true })
  writeFileSync(join(stampDir, name), print)
}

function run(command, args, env) {
  if (tried(command, args, env)) return
  say(`Failed: ${command} ${args.join(' ')}`)
  process.exit(1)
}

function tried(command, args, env = process.env) {
  // What is set up here is not the output of the command that was asked for.
  return spawnSync(command, args, { cwd: root, stdio: ['ignore', 2, 2], env }).status === 0
}

function say(sentence) {
  process.stderr.write(`${sentence}\n`)
}
