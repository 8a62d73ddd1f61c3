import { type AllergenIcon, allergenIcons, ICON_SIDE } from '#domain/allergens/icons/allergen-icons.ts'
import { chiliesIn, isSign } from '#domain/menu/model/mark-symbols.ts'
import { isTrace } from '#domain/menu/printed/marks-in-style.ts'
import type { PrintedMark } from '#domain/menu/printed/printed-marks.ts'

/** Letters, signs and icons next to a name; screen readers read what they mean. */
export const Marks = ({ marks }: { marks: readonly PrintedMark[] }) =>
  marks.map((mark) => (
    <span key={`${mark.id} ${mark.symbol}`} className={isSign(mark.symbol) ? 'mark sign' : 'mark'}>
      <MarkSymbol mark={mark} />
    </span>
  ))

/** @param isSaid false where its meaning is next to it */
export function MarkSymbol({
  mark,
  isSaid = true,
}: {
  readonly mark: PrintedMark
  readonly isSaid?: boolean
}) {
  const { symbol, meaning, icon, spoken = meaning } = mark
  const isDrawn = icon !== undefined || chiliesIn(symbol) > 0
  const said = isSaid ? spoken : ''
  if (said === '' && !isDrawn) return symbol
  return (
    <>
      <span aria-hidden="true" title={said}>
        <Drawn mark={mark} />
      </span>
      {(said !== '' || icon === undefined) && <span className="spoken">{said || symbol}</span>}
    </>
  )
}

function Drawn({ mark }: { mark: PrintedMark }) {
  const { symbol, icon } = mark
  if (icon)
    return isTrace(mark) ? (
      <>
        (<Silhouette icon={icon} />)
      </>
    ) : (
      <Silhouette icon={icon} />
    )
  const chilies = chiliesIn(symbol)
  return chilies > 0 ? [1, 2, 3].slice(0, chilies).map((nth) => <Chili key={nth} />) : symbol
}

const Silhouette = ({ icon: { group, letter } }: { icon: AllergenIcon }) => (
  <>
    <svg
      className="allergen-icon"
      viewBox={`0 0 ${ICON_SIDE} ${ICON_SIDE}`}
      width="16"
      height="16"
      fill="currentColor"
      fillRule="evenodd"
      aria-hidden="true"
    >
      {allergenIcons[group].map((path) => (
        <path key={path} d={path} />
      ))}
    </svg>
    {letter}
  </>
)

/** Few phones without colored letters have a chili that reads. */
const Chili = () => (
  <svg className="chili" viewBox="0 0 16 16" width="13" height="13" fill="currentColor" aria-hidden="true">
    <path d="M11.2 3.9c.1-1 .6-1.900 1.600-2.500l.7.900c-.7.500-1 1-1.100 1.700 1.300.5 2 1.600 1.900 3.200-.3 4.500-4.700 8-11.900 7.700-.6 0-.7-.700-.1-.900C6.500 12.700 8.500 10.300 8.900 6.600 9.100 5 9.900 4 11.200 3.900z" />
  </svg>
)
