import { readdirSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

const sheets = readdirSync(import.meta.dirname).filter((file) => file.endsWith('.css'))

it.each(sheets)(
  '%s leaves nothing on the screen while the menu moves: a line would strike dishes through',
  (file) => {
    expect(readFileSync(`${import.meta.dirname}/${file}`, 'utf8')).not.toContain('position: fixed')
  },
)
