import { describe, expect, it } from 'vitest'
import { calls } from '#contract/calls.ts'
import { errorCodesOf } from '#contract/shared/endpoint.ts'
import { keyScopes, newlyFree, refusalOfCall, refusalOfSeen, scopeOfModel } from '#domain/access/keys.ts'
import { type Verb, verbOf } from '#domain/access/roles.ts'
import { tools } from './tools.ts'

/** What no model does, with any key, however it is asked. */
const PERSONS: ReadonlySet<Verb> = new Set([
  'sign',
  'publish',
  'pay',
  'invite',
  'delete',
  'declare allergens',
])

/** Asked of who may publish, and change nothing that guests read: what they lead to is asked again at each save. */
const QUIET: readonly string[] = ['linkDishes', 'decideDish']

/** The most that a model is given, of each key that an owner can make. */
const models = keyScopes.map((scope) => ({ scope: scopeOfModel(scope) }))

const ofPersons = calls.filter(({ call }) => PERSONS.has(verbOf(call) as Verb))

describe('over the whole contract, a model', () => {
  it('has no path to sign, pay, invite or delete for good: each such call refuses it, or refuses it where guests see', () => {
    expect(ofPersons.length).toBeGreaterThanOrEqual(24)
    const open: string[] = []
    for (const { id, call } of ofPersons)
      for (const key of models) {
        const atOnce = refusalOfCall(key, call)
        const whereSeen = refusalOfSeen(key, call, true)
        const reads = call.method === 'get'
        if (!atOnce && !whereSeen && !reads && !QUIET.includes(id)) open.push(`${id} with ${key.scope}`)
      }
    expect(open).toEqual([])
  })

  it('publishes nothing: what guests see is changed by calls that it may not make, or not there', () => {
    for (const { id, call } of calls.filter(({ call }) => call.scope === 'publish' || call.reachesGuests))
      for (const key of models) {
        const refusal = refusalOfCall(key, call) ?? refusalOfSeen(key, call, true)
        expect([id, key.scope, refusal?.reason]).toEqual([id, key.scope, 'scope'])
      }
  })

  it('declares none: every call that takes something of it is judged for new empty declarations', () => {
    for (const { id, call } of calls) {
      if (call.scope === 'person' || call.scope === 'read' || !(call.body || call.upload)) continue
      expect([id, errorCodesOf(call).includes('declares_none')]).toEqual([id, true])
    }
    const item = { id: 1, name: 'Soup', allergens: [] }
    expect(newlyFree({ deep: [{ in: { a: [item] } }] }, [])).toBe('Soup')
  })

  it('has tools for calls that read, propose and do two acts alone', () => {
    const acts = tools.filter(({ call }) => call.scope !== 'read' && call.scope !== 'propose')
    expect(acts.map(({ name }) => name).toSorted()).toEqual(['apply_change', 'say_sold_out'])
    for (const { name, call } of tools) {
      expect([name, keyScopes.indexOf(call.scope as never) <= keyScopes.indexOf('write')]).toEqual([
        name,
        true,
      ])
      expect([name, call.scope]).not.toContain('person')
    }
    // What applies a change to what guests see takes a person, or a key of a program.
    expect(acts.find(({ name }) => name === 'apply_change')?.call.reachesGuests).toBe(true)
  })
})
