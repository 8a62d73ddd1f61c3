import { expect, it } from 'vitest'
import { newSecret, signedHeaders } from './signature.ts'

it('signs as the example of the libraries of Standard Webhooks', () => {
  const headers = signedHeaders(['whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw'], {
    id: 'msg_p5jXN8AQM9LWM0D4loKWxJek',
    timestamp: 1614265330,
    body: '{"test": 2432232314}',
  })
  expect(headers['webhook-signature']).toBe('v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=')
})

it('makes secrets of 192 bits, each another one', () => {
  expect(newSecret()).toMatch(/^whsec_[A-Za-z0-9+/]{32}$/)
  expect(newSecret()).not.toBe(newSecret())
})
