import { expect, it } from 'vitest'
import { readCommand } from '#domain/commands/read-command.ts'
import { houseMenu } from '#tests/samples/commands/house.ts'
import { commandForms } from './command-forms.ts'

const context = { menu: houseMenu(), today: '2026-11-29', cuisineId: 5 }

it.each(commandForms)('the grammar reads the form “%s” that a model is told', (form) => {
  expect(readCommand(form, context).kind).toBe('change')
})
