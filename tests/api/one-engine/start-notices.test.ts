import { describe, expect, it } from 'vitest'
import { INSTALLATION_META } from '#contract/shared/installation.ts'
import { hasEngine, useTestServer } from '../../support/test-server.ts'

/** What the log of a server with these settings says at its start. */
function useStart(settings: Record<string, string>) {
  const lines: { msg: string; outbox?: string }[] = []
  const server = useTestServer(
    { LOG_LEVEL: 'warn', ...settings },
    { logStream: { write: (line) => void lines.push(JSON.parse(line)) } },
  )
  return { server, said: (words: RegExp) => lines.filter(({ msg }) => words.test(msg)) }
}

describe.skipIf(!hasEngine)('a start at a public address', () => {
  const { server, said } = useStart({
    CARTE_PUBLIC_URL: 'https://menus.example',
    CARTE_BILLING: 'sandbox',
    CARTE_REQUIRE_VERIFIED_EMAIL: 'true',
  })

  it('says that payments are not real, in the log and on every page and screen', async () => {
    expect(said(/payments are not real/)).toHaveLength(1)
    for (const path of ['/', '/pricing', '/no-such-page'])
      expect(await (await server().client().fetch(path)).text()).toContain('Payments here are not real')
    const screen = await (await server().client().fetch('/menu-builder')).text()
    const [, content = ''] =
      new RegExp(`<meta name="${INSTALLATION_META}" content="(.*?)" />`).exec(screen) ?? []
    expect(JSON.parse(content.replaceAll('&quot;', '"'))).toMatchObject({
      billing: 'sandbox',
      registration: 'open',
      saysPaymentsAreTests: true,
    })
  })

  it('says where mails are without a mail server, and that nobody can sign in before one is opened', () => {
    const outbox = `${server().env.dataDir}/outbox`
    expect(said(/no mail leaves this machine/)).toMatchObject([{ outbox }])
    expect(said(/nobody who registers can sign in/)).toMatchObject([{ outbox }])
  })
})

describe.skipIf(!hasEngine)('a start on the own machine', () => {
  const { said } = useStart({})

  it('has nothing to say', () => {
    expect(said(/payments|mail|sign in/)).toEqual([])
  })
})
