import { describe, expect, it } from 'vitest'
import { readEnv } from './env.ts'

const openai = { AI_PROVIDER: 'openai', AI_MODEL: 'some-model', AI_API_KEY: 'some-key' }
const compatible = {
  AI_PROVIDER: 'openai-compatible',
  AI_MODEL: 'some-model',
  AI_BASE_URL: 'http://127.0.0.1:8080/v1',
}

describe('the settings of the language model', () => {
  it('are absent by default, and when they are set to nothing', () => {
    expect(readEnv({}).ai).toBeUndefined()
    expect(readEnv({ AI_PROVIDER: '', AI_MODEL: '', AI_API_KEY: '' }).ai).toBeUndefined()
  })

  it('are taken together', () => {
    expect(readEnv({ ...openai, AI_IMAGE_MODEL: 'some-painter' }).ai).toEqual({
      provider: 'openai',
      model: 'some-model',
      apiKey: 'some-key',
      baseUrl: undefined,
      imageModel: 'some-painter',
    })
    expect(readEnv(compatible).ai).toMatchObject({ baseUrl: 'http://127.0.0.1:8080/v1' })
  })

  it.each([
    ['AI_PROVIDER', { ...openai, AI_PROVIDER: 'oracle' }],
    ['AI_PROVIDER', { AI_MODEL: 'some-model' }],
    ['AI_PROVIDER', { AI_IMAGE_MODEL: 'some-painter' }],
    ['AI_MODEL', { ...openai, AI_MODEL: '' }],
    ['AI_API_KEY', { ...openai, AI_API_KEY: '' }],
    ['AI_API_KEY', { ...openai, AI_PROVIDER: 'anthropic', AI_API_KEY: '' }],
    ['AI_BASE_URL', { ...compatible, AI_BASE_URL: '' }],
    ['AI_BASE_URL', { ...compatible, AI_BASE_URL: 'not an address' }],
    ['AI_BASE_URL', { ...compatible, AI_BASE_URL: 'file:///etc/passwd' }],
    ['AI_IMAGE_MODEL', { ...openai, AI_PROVIDER: 'anthropic', AI_IMAGE_MODEL: 'some-painter' }],
  ])('stop the start, naming %s, when they are %j', (name, settings) => {
    expect(() => readEnv(settings)).toThrow(`The setting ${name} is`)
  })

  it('never show the key', () => {
    expect(() => readEnv({ ...openai, AI_MODEL: '' })).not.toThrow('some-key')
    expect(() => readEnv({ ...openai, AI_MODEL: '' })).toThrow()
  })
})
