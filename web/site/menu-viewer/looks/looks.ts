import type { Template } from '#domain/design/templates.ts'
import afterDark from './after-dark.css?inline'
import bakeryCounter from './bakery-counter.css?inline'
import banquet from './banquet.css?inline'
import broadsheet from './broadsheet.css?inline'
import carteBlanche from './carte-blanche.css?inline'
import classic from './classic.css?inline'
import counterGrotesk from './counter-grotesk.css?inline'
import dailySheet from './daily-sheet.css?inline'
import diner from './diner.css?inline'
import enoteca from './enoteca.css?inline'
import izakaya from './izakaya.css?inline'
import modern from './modern.css?inline'
import rustic from './rustic.css?inline'
import smokehouse from './smokehouse.css?inline'
import sundayPub from './sunday-pub.css?inline'
import taproom from './taproom.css?inline'
import taqueria from './taqueria.css?inline'
import trattoriaRosso from './trattoria-rosso.css?inline'

/** The one idea of each look, as its printed pages have it; a page has those of one look alone. */
export const lookCss: Readonly<Partial<Record<Template['key'], string>>> = {
  'after-dark': afterDark,
  'bakery-counter': bakeryCounter,
  banquet,
  broadsheet,
  'carte-blanche': carteBlanche,
  classic,
  'counter-grotesk': counterGrotesk,
  'daily-sheet': dailySheet,
  diner,
  enoteca,
  izakaya,
  modern,
  rustic,
  smokehouse,
  'sunday-pub': sundayPub,
  taproom,
  taqueria,
  'trattoria-rosso': trattoriaRosso,
}
