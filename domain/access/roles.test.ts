import { describe, expect, it } from 'vitest'
import { isLastOwner } from './giving-roles.ts'
import { refusalSentence } from './refusal-sentence.ts'
import { mayDo, type Role, roles, type Verb, verbOf } from './roles.ts'

describe('what a role may do', () => {
  it.each<[Role, readonly Verb[]]>([
    ['manager', ['pay', 'delete']],
    ['chef', ['edit prices', 'design', 'publish', 'share', 'see money', 'invite', 'pay', 'delete']],
    ['writer', ['edit prices', 'declare allergens', 'sign', 'publish', 'share', 'say sold out', 'see money']],
    ['floor', ['edit words', 'edit prices', 'declare allergens', 'sign', 'design', 'publish', 'share']],
    ['accountant', ['edit words', 'edit prices', 'declare allergens', 'publish', 'say sold out', 'pay']],
  ])('%s: not what is for others', (role, others) => {
    for (const verb of others) expect(mayDo(role, verb), verb).toBe(false)
    expect(mayDo(role, 'see')).toBe(true)
  })

  it('is for an owner everything', () => {
    expect(mayDo('owner', 'delete')).toBe(true)
    expect(mayDo('owner', 'pay')).toBe(true)
  })

  it('follows from the scope of a call, and takes the most where neither says it', () => {
    expect(verbOf({ scope: 'read' })).toBe('see')
    expect(verbOf({ scope: 'write' })).toBe('edit words')
    expect(verbOf({ scope: 'write', verb: 'share' })).toBe('share')
    expect(verbOf({ scope: 'person', verb: 'account' })).toBeNull()
    expect(verbOf({ scope: 'person' })).toBe('delete')
  })

  it('is said by name, with who may', () => {
    expect(refusalSentence('chef', 'edit prices')).toBe(
      'As a chef you can’t change prices here. Please ask an owner or a manager.',
    )
    expect(refusalSentence('manager', 'pay')).toBe(
      'As a manager you can’t change the plan here. Please ask an owner.',
    )
  })
})

it('knows the last owner of a house', () => {
  const members = roles.map((role) => ({ accountId: role, role }))
  expect(isLastOwner(members, 'owner')).toBe(true)
  expect(isLastOwner(members, 'chef')).toBe(false)
  expect(isLastOwner([...members, { accountId: 'second', role: 'owner' }], 'owner')).toBe(false)
})
