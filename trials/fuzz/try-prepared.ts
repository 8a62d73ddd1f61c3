import { arranged } from './arranged.ts'
import type { Call } from './calls.ts'
import { codeOf, judge } from './judge.ts'
import type { People } from './prepared.ts'
import { preparedMenus } from './prepared-menus.ts'
import { preparedPeople } from './prepared-people.ts'
import { MARKER, type World } from './world.ts'

const prepared = new Map([...preparedMenus, ...preparedPeople])

/**
 * Makes a call some times with what it needs, where no random input brings that about, and judges the answers. Everybody
 * has a new account each time, and after it.
 */
export async function tryPrepared({ visitors, report }: World, { endpoint, name }: Call, times: number) {
  const prepare = prepared.get(endpoint)
  if (!prepare) return
  const people: People = {
    owner: visitors.professional,
    other: visitors.basic,
    administrator: visitors.administrator,
  }
  const renew = async () => {
    for (const visitor of Object.values(people)) await visitor.renew()
  }
  for (let time = 0; time < times; time += 1) {
    await renew()
    const { by, ...input } = await prepare(people)
    const answer = await by.send(arranged(endpoint, input))
    report.count(name, 'inputs', codeOf(answer))
    const evidence = `${by.kind}: ${JSON.stringify(input).slice(0, 500)} → ${answer.status} ${answer.body.toString().slice(0, 300)}`
    const faults = judge(endpoint, answer, MARKER)
    if (answer.status >= 400) faults.push('refused with what it needs')
    for (const fault of faults) report.find(name, fault, evidence)
  }
  await renew()
}
