import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** Where Debian and others install it; undefined where there is none. */
export const firefoxPath = [process.env.CARTE_TEST_FIREFOX, '/usr/bin/firefox-esr', '/usr/bin/firefox'].find(
  (path) => path && existsSync(path),
)

/** How long a screen may take until it has what is looked for: the browser starts cold, on a machine that others share. */
const WAIT_MS = 120_000
const LOOK_MS = 250

/** Without what no journey looks at: a third of its computing. */
const PREFERENCES = Object.entries({
  // As in the journeys in Chromium.
  'ui.prefersReducedMotion': 1,
  // Pages are painted by the processor.
  'layout.frame_rate': 15,
  // Processes that wait for pages of other sites.
  'dom.ipc.processPrelaunch.enabled': false,
  'datareporting.policy.dataSubmissionEnabled': false,
  'toolkit.telemetry.enabled': false,
  'browser.safebrowsing.malware.enabled': false,
  'browser.safebrowsing.phishing.enabled': false,
  'services.settings.server': 'data:,',
  'app.update.disabledForTesting': true,
  'extensions.systemAddon.update.enabled': false,
  'browser.newtabpage.enabled': false,
  'browser.startup.page': 0,
})
  .map(([name, value]) => `user_pref(${JSON.stringify(name)}, ${JSON.stringify(value)});\n`)
  .join('')

interface Node {
  readonly sharedId: string
}

interface Answer {
  readonly id?: number
  readonly type: 'success' | 'error' | 'event'
  readonly method?: string
  readonly message?: string
  readonly result?: unknown
  readonly params?: { readonly level: string; readonly text: string }
}

/** A window of Firefox, as a person uses it: by what is said and seen on its screen, with mouse and keys. */
export interface FirefoxWindow {
  goto(url: string): Promise<void>
  /** Clicks what has this role, and this name as browsers compute it; with the role `css`, what this selector finds. */
  click(role: string, name: string): Promise<void>
  /** Types into what a click on it focuses, over what is there; a tab leads to the next field, a new line is Enter. */
  type(role: string, name: string, words: string): Promise<void>
  /** Chooses the option with this label. */
  choose(name: string, label: string): Promise<void>
  /** Waits until the page answers this with something else than false, null or an empty text, and gives that. */
  until<Value>(look: () => Value): Promise<NonNullable<Value>>
  /** What pages have logged as errors or thrown. */
  readonly errors: readonly string[]
  close(): Promise<void>
}

/** Starts Firefox without a window on the screen and speaks WebDriver BiDi with it, which every Firefox understands. */
export async function startFirefox(path: string): Promise<FirefoxWindow> {
  const profile = await mkdtemp(join(tmpdir(), 'carte-firefox-'))
  await writeFile(join(profile, 'user.js'), PREFERENCES)
  const child = spawn(
    path,
    ['--headless', '--no-remote', '--remote-debugging-port=0', '--profile', profile],
    {
      stdio: ['ignore', 'ignore', 'pipe'],
      env: { ...process.env, HOME: profile, MOZ_CRASHREPORTER_DISABLE: '1' },
    },
  )
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()))
  const address = await new Promise<string>((resolve, reject) => {
    let said = ''
    child.stderr.on('data', (chunk) => {
      said += chunk
      const found = /WebDriver BiDi listening on (ws:\S+)/.exec(said)
      if (found?.[1]) resolve(found[1])
    })
    child.once('exit', (code) => reject(new Error(`Firefox ended with ${code}: ${said}`)))
  })
  const errors: string[] = []
  const send = await connect(
    `${address}/session`,
    ({ level, text }) => level === 'error' && errors.push(text),
  )
  await send('session.new', { capabilities: {} })
  await send('session.subscribe', { events: ['log.entryAdded'] })
  const { contexts } = await send<{ contexts: { context: string }[] }>('browsingContext.getTree', {})
  const context = contexts[0]?.context
  await send('browsingContext.setViewport', { context, viewport: { width: 1440, height: 900 } })

  async function ask<Value>(declaration: string, node?: Node): Promise<Value> {
    const { result, exceptionDetails } = await send<{
      result?: { value?: Value }
      exceptionDetails?: { text: string }
    }>('script.callFunction', {
      functionDeclaration: declaration,
      arguments: node ? [node] : [],
      awaitPromise: true,
      target: { context },
    })
    if (exceptionDetails) throw new Error(exceptionDetails.text)
    return result?.value as Value
  }

  async function find(role: string, name: string): Promise<Node> {
    for (const start = Date.now(); Date.now() - start < WAIT_MS; await pause()) {
      const locator =
        role === 'css' ? { type: 'css', value: name } : { type: 'accessibility', value: { role, name } }
      const { nodes } = await send<{ nodes: Node[] }>('browsingContext.locateNodes', { context, locator })
      for (const node of nodes) if (await ask<boolean>(IS_READY, node)) return node
    }
    throw new Error(`No ${role} “${name}” on ${await ask<string>('() => document.body.innerText')}`)
  }

  async function click(role: string, name: string): Promise<Node> {
    const element = await find(role, name)
    await send('input.performActions', {
      context,
      actions: [
        {
          type: 'pointer',
          id: 'mouse',
          actions: [
            { type: 'pointerMove', x: 0, y: 0, origin: { type: 'element', element } },
            { type: 'pointerDown', button: 0 },
            { type: 'pointerUp', button: 0 },
          ],
        },
      ],
    })
    return element
  }

  return {
    errors,
    goto: (url) => send('browsingContext.navigate', { context, url, wait: 'complete' }).then(() => undefined),
    click: (role, name) => click(role, name).then(() => undefined),
    async type(role, name, words) {
      await click(role, name)
      const all = [keyDown(CONTROL), keyDown('a'), keyUp('a'), keyUp(CONTROL)]
      const actions = [...all, ...[...words].flatMap((letter) => [keyDown(letter), keyUp(letter)])]
      await send('input.performActions', { context, actions: [{ type: 'key', id: 'keys', actions }] })
    },
    async choose(name, label) {
      const node = await find('combobox', name)
      await ask(
        `(list) => {
        const option = [...list.options].find(({ label }) => label === ${JSON.stringify(label)})
        list.value = option.value
        list.dispatchEvent(new Event('change', { bubbles: true }))
      }`,
        node,
      )
    },
    async until<Value>(look: () => Value) {
      for (const start = Date.now(); Date.now() - start < WAIT_MS; await pause()) {
        const seen = await ask<Value>(String(look))
        if (seen) return seen as NonNullable<Value>
      }
      throw new Error(`${look} on ${await ask<string>('() => document.body.innerText')}`)
    },
    async close() {
      child.kill('SIGKILL')
      await ended
      await rm(profile, { recursive: true, force: true })
    },
  }
}

const CONTROL = '\uE009'
const keyOf: Readonly<Record<string, string>> = { '\n': '\uE007', '\t': '\uE004' }
const keyDown = (letter: string) => ({ type: 'keyDown', value: keyOf[letter] ?? letter })
const keyUp = (letter: string) => ({ type: 'keyUp', value: keyOf[letter] ?? letter })
const pause = () => new Promise((resolve) => setTimeout(resolve, LOOK_MS))

/** In sight, and nothing covers its middle. */
const IS_READY = `(element) => {
  element.scrollIntoView({ block: 'center' })
  const { x, y, width, height } = element.getBoundingClientRect()
  const top = document.elementFromPoint(x + width / 2, y + height / 2)
  return width > 0 && (element === top || element.contains(top) || top?.closest('label')?.control === element)
}`

type Send = <Value = unknown>(method: string, params: object) => Promise<Value>

/** Commands by their numbers over one socket; whatever is logged goes to the listener. */
async function connect(url: string, onLog: (entry: NonNullable<Answer['params']>) => void): Promise<Send> {
  const socket = new WebSocket(url)
  const waiting = new Map<number, PromiseWithResolvers<unknown>>()
  let last = 0
  await new Promise((resolve, reject) => {
    socket.addEventListener('open', resolve)
    socket.addEventListener('error', reject)
  })
  socket.addEventListener('message', ({ data }) => {
    const { id, type, method, message, result, params }: Answer = JSON.parse(String(data))
    if (method === 'log.entryAdded' && params) onLog(params)
    const asked = id === undefined ? undefined : waiting.get(id)
    if (type === 'error') asked?.reject(new Error(message))
    else asked?.resolve(result)
  })
  return <Value>(method: string, params: object) => {
    const asked = Promise.withResolvers<unknown>()
    waiting.set(++last, asked)
    socket.send(JSON.stringify({ id: last, method, params }))
    return asked.promise as Promise<Value>
  }
}
