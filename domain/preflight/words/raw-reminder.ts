import { anyWord } from '../../text/any-word.ts'
import { foldName } from '../../text/fold-name.ts'

/** How a reminder of raw food reads, in the nine languages. */
const UNDERCOOKED_IN_REMINDERS = anyWord(
  'undercooked, not fully cooked, nicht durchgegart*, nicht durchgegarte*, insuffisamment cuit*, mal cuit*, peu cuit*',
  'poco cocid*, poco hech*, poco cocinad*, poco cott*, mal passad*, mal cozid*, pouco cozinhad*, niet gaar*, onvoldoende verhit*',
  '加熱不十分, 未煮熟, 덜 익힌, 익히지 않은',
)
const RISK = anyWord('risk, risque*, riesgo, rischio, risco, risiko, risico, リスク, 危険, 风险, 風險, 위험')

/** The wording that needs no more than an offer: `Regarding the safety of these items, written information is available upon request`. */
const OFFERS_INFORMATION =
  /regarding the safety of these (?:items|foods?) written information is available (?:up)?on request/

export const remindsOfRaw = (text: string): boolean => {
  const folded = foldName(text)
  return OFFERS_INFORMATION.test(folded) || (UNDERCOOKED_IN_REMINDERS.test(folded) && RISK.test(folded))
}
