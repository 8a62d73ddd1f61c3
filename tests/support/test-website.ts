import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import sharp from 'sharp'
import { afterAll, beforeAll } from 'vitest'

/** The one private address that a test server may reach, for websites that tests start. */
export const WEBSITE_ADDRESS = '127.0.0.1'

/**
 * Starts a website of somebody else's around the tests of a suite.
 * @param answering what it answers, given a small picture in JPEG to answer with
 * @returns the address of one of its paths, once the tests run
 */
export function useTestWebsite(answering: (picture: Buffer) => RequestListener): (path: string) => string {
  const website = createServer()
  beforeAll(async () => {
    const picture = await sharp({ create: { width: 40, height: 30, channels: 3, background: '#a63a24' } })
      .jpeg()
      .toBuffer()
    website.on('request', answering(picture))
    await new Promise<void>((resolve) => website.listen(0, WEBSITE_ADDRESS, resolve))
  })
  afterAll(() => website.close())
  return (path) => `http://${WEBSITE_ADDRESS}:${(website.address() as AddressInfo).port}${path}`
}
