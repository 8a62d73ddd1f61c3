// Every template, one line each. All else of the product takes them from `#domain/design/templates.ts`.

export { afterDark } from './after-dark/template.ts'
export { banquet } from './banquet/template.ts'
export { broadsheet } from './broadsheet/template.ts'
export { carteBlanche } from './carte-blanche/template.ts'
export { classic } from './classic/template.ts'
export { counterGrotesk } from './counter-grotesk/template.ts'
export { dailySheet } from './daily-sheet/template.ts'
export { diner } from './diner/template.ts'
export { enoteca } from './enoteca/template.ts'
export { modern } from './modern/template.ts'
export { rustic } from './rustic/template.ts'
export { trattoriaRosso } from './trattoria-rosso/template.ts'
