import { expect, it } from 'vitest'
import { parseJson } from './read-json.ts'
import { findUnstorable, wellFormed } from './storable-text.ts'

it.each([
  ['a text', 'a\0b', []],
  ['a text in a list in an object', { groups: [{ name: 'Soups' }, { name: '\0' }] }, ['groups', '1', 'name']],
  ['a name', { filters: { 'x\0': 1 } }, ['filters']],
])('finds a NUL in %s', (_case, value, path) => {
  expect(findUnstorable(value)?.path).toEqual(path)
})

it('finds none where there is none, and looks into no file', () => {
  expect(findUnstorable({ a: ['b', 1, null, true], file: new File(['\0'], 'x') })).toBeUndefined()
})

it('replaces halves of characters, and leaves whole ones', () => {
  expect(wellFormed({ 'k\ud800': ['\ud83c\udf55', 'x\udf55y', 7, null] })).toEqual({
    'k\ufffd': ['\ud83c\udf55', 'x\ufffdy', 7, null],
  })
})

it.each(['__proto__', String.raw`\u005f_proto__`])('finds a name of JavaScript’s own, written %s', (name) => {
  const { value, isSuspect } = parseJson(`{"filters":{"kept":{"${name}":{"isAdministrator":true}}}}`)
  expect(isSuspect).toBe(true)
  expect(findUnstorable(value)).toMatchObject({ path: ['filters', 'kept'] })
})

it('reads halves of characters in JSON as it reads bytes that are no character', () => {
  expect(parseJson(String.raw`{"name":"Tom \ud83c Yum"}`).value).toEqual(
    JSON.parse(String.raw`{"name":"Tom \ufffd Yum"}`),
  )
})
