import { foldName } from '../../catalogue/names.ts'
import type { Menu } from '../../menu/model/menu.ts'
import type { Notice } from '../../menu/model/notice.ts'
import { anyWord } from './any-word.ts'

/** A charge on top of the prices that a notice speaks of. */
export interface Fee {
  readonly notice: Notice
  /** JSON pointer of its notice. */
  readonly pointer: string
  /** Of the bill, as its details or its words say; undefined where they do not. */
  readonly percent: number | undefined
  readonly hasAmount: boolean
  /** For some guests alone, as for parties of six or more: it is no part of every price. */
  readonly isForSome: boolean
  readonly namesPurpose: boolean
  /** Does it go to those who serve? */
  readonly isForStaff: boolean
}

const FEE = anyWord(
  'fee, fees, surcharge*, service charge, service charges, charge, charges, gratuity, kitchen appreciation, auto gratuity',
  'servicegebuhr*, bedienungsgeld*, bedienungszuschlag, aufschlag, zuschlag, gedeck, couvert, supplement service, frais',
  'frais de service, cargo por servicio, recargo*, servicio de mesa, coperto, servizio, taxa de servico, toeslag*',
  'サービス料, 服务费, 服務費',
)
const NO_FEE = anyWord(
  'no fee, no fees, no service charge, no surcharge*, no charge, free of charge, service included, service compris',
  'optional, discretionary, suggested, voluntary, at your discretion, corkage, pfand, deposit, consigne, cake cutting, cakeage, delivery, split plate',
  'service inclus, servizio incluso, servicio incluido, inkl, inklusive, enthalten, mwst, mehrwertsteuer, tva, ttc, iva, vat',
)
const FOR_SOME = anyWord(
  'parties, party of, groups, group of, tables of, guests or more, people or more, or more guests, or more people',
  'ab 6 personen, ab 8 personen, gruppen, groupes, grupos, gruppi, credit card, card payments, holidays, sundays, feiertag*',
)
const PURPOSE = anyWord(
  'support*, cover*, offset*, goes to, goes directly, goes toward*, distributed, shared, shares, paid to, benefit*, wage*',
  'health*, staff, team, kitchen, employee*, servers, used, help*, fund*, gratuity, retained, insurance, salaries',
)
const FOR_STAFF = anyWord(
  'staff, team, employee*, server, servers, service staff, gratuity, tip, tips, wait staff, crew',
)

/** `20%`, `3.5 %`, `3,5 %` */
const PERCENT = /(\d{1,2}(?:[.,]\d{1,2})?)\s?(?:%|percent\b|prozent\b|pour cent\b)/iu

/** Every fee of a menu: the notices of fees, and those whose words add a share of the bill that is not the guest's choice. */
export function feesOf({ notices }: Pick<Menu, 'notices'>): Fee[] {
  return notices.flatMap((notice, at) => {
    const words = foldName([notice.text, notice.fee?.when, notice.fee?.recipient].filter(Boolean).join('\n'))
    const isSaid =
      notice.kind === 'fee' || (PERCENT.test(notice.text) && FEE.test(words) && notice.kind !== 'tax')
    return isSaid && !NO_FEE.test(words) ? [feeOf(notice, `/notices/${at}`, words)] : []
  })
}

function feeOf(notice: Notice, pointer: string, words: string): Fee {
  const { fee } = notice
  const written = PERCENT.exec(notice.text)?.[1]
  const percent = fee?.percent ?? (written === undefined ? undefined : Number(written.replace(',', '.')))
  return {
    notice,
    pointer,
    percent,
    hasAmount: percent !== undefined || fee?.amount !== undefined || /\d/.test(notice.text),
    isForSome: fee?.when !== undefined || FOR_SOME.test(words),
    namesPurpose: fee?.purpose !== undefined || fee?.recipient !== undefined || PURPOSE.test(words),
    isForStaff: FOR_STAFF.test(words),
  }
}
