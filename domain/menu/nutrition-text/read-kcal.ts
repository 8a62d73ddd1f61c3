import { kcalOfKilojoules } from '../model/energy-units.ts'

const MOST_KCAL = 20_000

const FIGURE = /^(\d{1,2}(?:[,.\s]\d{3})+|\d{1,5})\s*(k?cals?\.?|calories|kj)?$/i

/** Energy in kcal: `120`, `1,200 kcal`, `502 kJ`, `502 kJ / 120 kcal`, where the figure in kcal counts. */
export function readKcal(text: string): number | undefined {
  const figures = text
    .split(/\s*[/|()]\s*/u)
    .filter(Boolean)
    .map((part) => FIGURE.exec(part))
  const units = figures.map((figure) => (/^kj$/i.test(figure?.[2] ?? '') ? 'kj' : 'kcal'))
  if (figures.length > 2 || (figures.length === 2 && units[0] === units[1]) || figures.includes(null))
    return undefined
  const at = units.includes('kcal') ? units.indexOf('kcal') : 0
  const figure = Number(figures[at]?.[1]?.replaceAll(/[,.\s]/g, ''))
  const kcal = units[at] === 'kj' ? kcalOfKilojoules(figure) : figure
  return kcal <= MOST_KCAL ? kcal : undefined
}
