import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { declineToSignIn, endLapse, offerToAsk, signedInAgain, useLapsedSession } from './lapsed-session.ts'

const session = () => useLapsedSession.getState()

let leaveScreen = () => {}
beforeEach(() => {
  leaveScreen = offerToAsk()
})
afterEach(() => leaveScreen())

describe('a call that finds the session over', () => {
  it('does not ask where it stands beside the work, and says that the session is over', async () => {
    expect(await signedInAgain('never')).toBe(false)
    expect(session()).toMatchObject({ hasLapsed: true, isAsking: false })
  })

  it('goes on once the person has signed in, where they were being asked already', async () => {
    const waiting = [signedInAgain('always'), signedInAgain('never'), signedInAgain('once')]
    endLapse()
    expect(await Promise.all(waiting)).toEqual([true, true, true])
    expect(session()).toMatchObject({ hasLapsed: false, isAsking: false })
  })

  it('asks for what follows from the work, though another call has found the same before', async () => {
    await signedInAgain('never')
    expect(await signedInAgain('once')).toBe(false)
    expect(session().isAsking).toBe(true)
  })

  it('asks once more after a refusal only where the person does something, and anew after the next session', async () => {
    await signedInAgain('once')
    declineToSignIn()
    expect(await signedInAgain('once')).toBe(false)
    expect(session()).toMatchObject({ hasLapsed: true, isAsking: false })
    const done = signedInAgain('always')
    expect(session().isAsking).toBe(true)
    endLapse()
    expect(await done).toBe(true)
    await signedInAgain('once')
    expect(session().isAsking).toBe(true)
  })

  it('never asks on a screen that needs nobody signed in', async () => {
    leaveScreen()
    expect(await signedInAgain('always')).toBe(false)
    expect(session()).toMatchObject({ hasLapsed: false, isAsking: false })
  })
})
