import { describe, expect, it } from 'vitest'
import {
  addPasskey,
  beginPasskey,
  beginPasskeySignIn,
  finishPasskeySignIn,
  listPasskeys,
  removePasskey,
  renamePasskey,
} from '#contract/accounts/passkeys.ts'
import { hasEngine, useTestServer } from '../support/test-server.ts'

describe.skipIf(!hasEngine)('passkeys', () => {
  const server = useTestServer()

  it('are begun with the password alone, of this host, and ask who holds them', async () => {
    const client = server().client()
    await client.register('with-passkeys')
    expect(await client.refusal(beginPasskey, { body: { password: 'wrong' } })).toMatchObject({
      code: 'wrong_password',
    })
    const { options } = await client.call(beginPasskey, { body: { password: 'correct horse' } })
    expect(JSON.parse(options)).toMatchObject({
      rp: { id: 'localhost', name: 'Carte' },
      authenticatorSelection: { userVerification: 'required', residentKey: 'required' },
    })
    expect(await client.call(listPasskeys, {})).toEqual([])
  })

  it('are refused where nobody asked for them, or what they say is made up', async () => {
    const client = server().client()
    const response = JSON.stringify({
      id: 'AXv3kQ',
      rawId: 'AXv3kQ',
      type: 'public-key',
      response: { signature: 'x' },
    })
    const nobodyAsked = { status: 403, code: 'passkey_wrong' }
    expect(await client.refusal(finishPasskeySignIn, { body: { response } })).toMatchObject(nobodyAsked)
    await client.call(beginPasskeySignIn, {})
    expect(await client.refusal(finishPasskeySignIn, { body: { response } })).toMatchObject(nobodyAsked)
    for (const broken of ['', '{', 'null', '[]', '{}'])
      expect(await client.refusal(finishPasskeySignIn, { body: { response: broken } })).toMatchObject(
        nobodyAsked,
      )
    await client.register('without-passkeys')
    await client.call(beginPasskey, { body: { password: 'correct horse' } })
    expect(await client.refusal(addPasskey, { body: { name: 'Phone', response } })).toMatchObject(nobodyAsked)
    for (const input of [{ params: { id: 'no-such' }, body: { name: 'x' } }])
      expect(await client.refusal(renamePasskey, input)).toMatchObject({ code: 'passkey_not_found' })
    expect(await client.refusal(removePasskey, { params: { id: 'no-such' } })).toMatchObject({ status: 404 })
  })
})
