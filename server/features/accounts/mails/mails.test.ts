import { expect, it } from 'vitest'
import { resetMail } from './mails.ts'

const greetingOf = (name: string): string | undefined =>
  resetMail(
    { brandName: 'Carte', supportEmail: 'help@menus.example' },
    { email: 'a@example.com', name },
    'https://menus.example',
    'token',
  ).text.split('\n')[0]

it.each(['Mario', 'Þóra Ñandú', "O'Brien & Söhne", '寿司', 'owner_24'])('greets %s by name', (name) =>
  expect(greetingOf(name)).toBe(`Hello ${name},`),
)

it.each([
  'Win: evil.example/prize',
  'Evil\u2028\u2028Call +1 900 555 now, your card was charged!',
  'Call 1900 555 now',
  'your card was charged',
  'admin\u202E',
  'A\u200BB',
  'x'.repeat(31),
])('carries no message that stands in a name: %j', (name) => expect(greetingOf(name)).toBe('Hello,'))
