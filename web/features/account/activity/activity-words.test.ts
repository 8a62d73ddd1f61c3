import { describe, expect, it } from 'vitest'
import { type Activity, type TrailDetails, trailActions } from '#contract/accounts/audit-trail.ts'
import { activityWords } from './activity-words.ts'

const actor = { kind: 'owner', id: 'u', name: null } as const

const words = (action: Activity['action'], details: TrailDetails = {}) =>
  activityWords({ id: 'a', at: '2026-03-01T12:00:00.000Z', subjectId: null, actor, action, details }, 'u')

describe('recent activity', () => {
  it('has a sentence for everything that is recorded', () => {
    for (const action of trailActions) expect(words(action)).toMatch(/^[A-Z].+\.$/)
  })

  it('says what a plan and a subscription are now', () => {
    expect(words('plan.changed', { plan: { from: 'basic', to: 'professional' } })).toBe(
      'Your plan is now Professional.',
    )
    const change = (to: 'incomplete' | 'active' | 'past_due' | 'ended') =>
      words('subscription.changed', { status: { from: 'active', to } })
    expect([change('incomplete'), change('active'), change('past_due'), change('ended')]).toEqual([
      'A checkout was started. Nothing was charged.',
      'Your subscription was renewed.',
      'A renewal payment failed.',
      'Your subscription ended.',
    ])
  })

  it('counts browsers as a person would', () => {
    expect(words('sessions.ended', { count: 1 })).toBe('Your other browser was signed out.')
    expect(words('sessions.ended', { count: 3 })).toBe('Your 3 other browsers were signed out.')
  })

  it('names another member of the house', () => {
    const of = (action: Activity['action'], name: string | null) =>
      activityWords(
        {
          id: 'a',
          at: '2026-03-01T12:00:00.000Z',
          subjectId: null,
          actor: { ...actor, name },
          action,
          details: {},
        },
        'reader',
      )
    expect(of('key.made', 'Luca')).toBe('Luca made a key for a program.')
    expect(of('member.joined', 'Sofia')).toBe('Sofia joined this house.')
    expect(of('menu.shared', 'Luca')).toBe('A menu was shared by its link. By Luca.')
    expect(of('key.ended', null)).toBe('Someone who is gone ended a key.')
  })

  it('names the key of a program', () => {
    const byKey = { kind: 'key', id: 'b41f09c7', name: 'Website' } as const
    const at = '2026-03-01T12:00:00.000Z'
    expect(
      activityWords({ id: 'a', at, subjectId: null, actor: byKey, action: 'menu.shared', details: {} }, 'u'),
    ).toBe('A menu was shared by its link. By the key “Website”.')
  })
})
