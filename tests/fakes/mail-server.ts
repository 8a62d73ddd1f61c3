import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { SMTPServer } from 'smtp-server'

export interface FakeMailServer {
  readonly url: string
  /** What arrived, as it came over the wire. */
  readonly mails: { readonly from: string; readonly to: string[]; readonly source: string }[]
  close(): Promise<void>
}

/** A mail server that takes everything and sends nothing on. @param atPort any free one where absent */
export async function startFakeMailServer(atPort = 0): Promise<FakeMailServer> {
  const mails: FakeMailServer['mails'] = []
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData(stream, { envelope }, callback) {
      text(stream).then((source) => {
        const from = envelope.mailFrom ? envelope.mailFrom.address : ''
        mails.push({ from, to: envelope.rcptTo.map(({ address }) => address), source })
        callback()
      }, callback)
    },
  })
  await new Promise<void>((resolve) => server.listen(atPort, '127.0.0.1', resolve))
  const { port } = server.server.address() as AddressInfo
  return {
    url: `smtp://127.0.0.1:${port}`,
    mails,
    close: () => new Promise((resolve) => server.close(resolve)),
  }
}
