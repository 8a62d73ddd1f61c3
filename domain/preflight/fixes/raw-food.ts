import { RAW_ADVISORY, RAW_SIGN } from '../../menu/editing/menu-edits.ts'
import type { Menu } from '../../menu/model/menu.ts'
import type { Notice } from '../../menu/model/notice.ts'
import { mapItems } from '../../menu/model/walk.ts'
import { languageOf } from '../../money/locale.ts'
import { placedItems } from '../parts/placed-items.ts'
import type { Fix } from '../rules/rule.ts'
import { remindsOfRaw } from '../words/raw-reminder.ts'
import { withNotice } from './insert-notice.ts'

/** The reminder of the model Food Code in ten languages; all but the English one are our translations. */
const reminders: Readonly<Record<string, string>> = {
  en: RAW_ADVISORY,
  es: 'El consumo de carnes, aves, pescados, mariscos o huevos crudos o poco cocidos puede aumentar el riesgo de contraer enfermedades transmitidas por los alimentos.',
  fr: 'La consommation de viandes, de volailles, de poissons, de fruits de mer ou d’œufs crus ou insuffisamment cuits peut accroître le risque de maladies d’origine alimentaire.',
  de: 'Der Verzehr von rohem oder nicht durchgegartem Fleisch, Geflügel, Fisch, Schalentieren oder Eiern kann das Risiko lebensmittelbedingter Erkrankungen erhöhen.',
  it: 'Il consumo di carni, pollame, pesce, frutti di mare o uova crudi o poco cotti può aumentare il rischio di malattie di origine alimentare.',
  pt: 'O consumo de carnes, aves, peixes, mariscos ou ovos crus ou mal passados pode aumentar o risco de doenças transmitidas por alimentos.',
  nl: 'Het eten van rauw of niet gaar vlees, gevogelte, vis, schaal- en schelpdieren of eieren kan het risico op een voedselinfectie vergroten.',
  ja: '生または加熱不十分な肉類、鶏肉、魚介類、貝類、卵を召し上がると、食中毒のリスクが高まることがあります。',
  ko: '날것이거나 덜 익힌 육류, 가금류, 해산물, 조개류 또는 달걀을 섭취하면 식중독 위험이 높아질 수 있습니다.',
  zh: '食用生的或未煮熟的肉类、禽类、海鲜、贝类或蛋类，可能会增加患食源性疾病的风险。',
}

const reminderIn = (language: string | undefined): string | undefined => reminders[languageOf(language)]

export const rawSignOf = ({ marks }: Pick<Menu, 'marks'>): string =>
  marks.find(({ kind, key }) => kind === 'mark' && key === 'raw')?.symbol ?? RAW_SIGN

/** The reminder with its sign, in the languages of the menu; English where there is no translation. */
function reminderFor(menu: Menu): Omit<Notice, 'id'> {
  const sign = rawSignOf(menu)
  const text = `${sign}${reminderIn(menu.language) ?? RAW_ADVISORY}`
  const second = menu.secondLanguage && reminderIn(menu.secondLanguage)
  return { kind: 'advisory', text, ...(second && { secondText: `${sign}${second}` }) }
}

/** The menu with a reminder; one that has it in its first language alone gets it in the second one too. */
export function withReminder(menu: Menu): Menu {
  const at = menu.notices.findIndex(({ text }) => remindsOfRaw(text))
  const present = menu.notices[at]
  if (!present) return withNotice(menu, reminderFor(menu))
  const { secondText } = reminderFor(menu)
  if (!secondText || (present.secondText && remindsOfRaw(present.secondText))) return menu
  return { ...menu, notices: menu.notices.with(at, { ...present, secondText }) }
}

export const addReminder: Fix = {
  id: 'insert-notice',
  label: 'Add the reminder',
  apply: withReminder,
}

/** Marks each dish whose words say that it is raw, and adds the reminder. */
export const markRaw: Fix = {
  id: 'mark-raw',
  label: 'Mark them and add the reminder',
  apply: (menu) => {
    const raw = new Set(
      placedItems(menu)
        .filter(({ dish }) => dish.raw === 'certain')
        .map(({ item }) => item),
    )
    if (raw.size === 0) return menu
    const marked = mapItems(menu, (item) =>
      raw.has(item) ? { ...item, marks: [...(item.marks ?? []), 'raw' as const] } : item,
    )
    return withReminder(marked)
  },
}
