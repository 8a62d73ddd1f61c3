import { setTimeout } from 'node:timers/promises'
import { type Answer, nameOfFailure } from '../bench/visitor.ts'
import type { Attack, World } from './attack.ts'
import type { Others } from './others.ts'
import type { Noticed } from './others-thread.ts'

/** An attack that can begin: its accounts, menus and bodies are there. */
export interface Prepared {
  readonly attack: Attack
  readonly ask: (request: number) => Promise<Answer>
}

export interface Figures extends Noticed {
  readonly answers: ReadonlyMap<string, number>
  readonly heldMs: number | undefined
}

/** A refusal names a wait; an attacker does not keep it, but a loop without one measures only itself. */
const AFTER_REFUSAL_MS = 20

/** All at a time: most of it is waiting, for passwords to be hashed and menus to be judged. */
export const prepareAll = (world: World, attacks: readonly Attack[]): Promise<Prepared[]> =>
  Promise.all(attacks.map(async (attack) => ({ attack, ask: await attack.prepare(world) })))

/** What the others notice meanwhile. Then the attacker hangs up: nobody waits for what it asked last. */
export async function tryAttack(
  { agent, heldMs }: World,
  others: Others,
  { attack, ask }: Prepared,
  seconds: number,
): Promise<Figures> {
  const answers = new Map<string, number>()
  let isOver = false
  let asked = 0
  const attacker = async () => {
    while (!isOver) {
      const name = await ask(asked++).then(nameOf, ({ code }: NodeJS.ErrnoException) => `${code}`)
      if (isOver) return
      answers.set(name, (answers.get(name) ?? 0) + 1)
      if (!name.startsWith('2')) await setTimeout(AFTER_REFUSAL_MS)
    }
  }
  await heldMs()
  const attackers = Array.from({ length: attack.atOnce }, attacker)
  const noticed = await others.notice(seconds)
  isOver = true
  agent.destroy()
  await Promise.all(attackers)
  return { ...noticed, answers, heldMs: await heldMs() }
}

const nameOf = (answer: Answer): string => (answer.status < 300 ? `${answer.status}` : nameOfFailure(answer))
