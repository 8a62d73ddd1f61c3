import { FileInput, FilePlus, type LucideIcon, Utensils } from 'lucide-react'
import { type DragEvent, useState } from 'react'
import { useNavigate } from 'react-router'
import type { Restaurant } from '#domain/menu/model/restaurant.ts'
import { handOver } from '../../lib/kept-files/handed-files.ts'
import { showErrorToast } from '../../lib/tell-failure.ts'
import { makeRoom } from '../../menu/starting/make-room.ts'
import { useOpenMenu } from '../../menu/store/open-menu.ts'
import { classNames } from '../../ui/class-names.ts'

interface Card {
  readonly way: Way
  readonly icon: LucideIcon
  readonly title: string
  readonly text: string
}

const cards: readonly Card[] = [
  {
    way: 'import',
    icon: FileInput,
    title: 'Bring my menu',
    text: 'Drop a PDF, Word, Excel, CSV, text file or photo here, or choose or paste it. You review every line before it’s added.',
  },
  {
    way: 'dishes',
    icon: Utensils,
    title: 'Start from dishes',
    text: 'Pick a cuisine and a price range. You get dishes with descriptions and prices, all yours to change.',
  },
  {
    way: 'empty',
    icon: FilePlus,
    title: 'Empty menu',
    text: 'A blank page. Type your sections, dishes and prices as you would on paper.',
  },
]

export interface ThreeWaysProps {
  /** Who the menu is for; null where the owner has not said. */
  restaurant: Restaurant | null
  /** The level of the cards' headings on their page. */
  heading?: 'h2' | 'h3'
}

export function ThreeWays({ restaurant, heading: Heading = 'h2' }: ThreeWaysProps) {
  const navigate = useNavigate()
  const [chosen, setChosen] = useState<Way | null>(null)

  async function begin(way: Way, files: readonly File[] = []) {
    setChosen(way)
    try {
      // A browser that keeps nothing still opens the import, where the file is chosen again.
      if (files.length > 0) await handOver(files).catch(() => undefined)
      await prepareMenu(restaurant)
      navigate(addressOfWay(way))
    } catch (error) {
      setChosen(null)
      showErrorToast(error)
    }
  }

  return (
    <ul className="grid gap-4 md:grid-cols-[3fr_2fr]">
      {cards.map(({ way, icon: Icon, title, text }) => (
        <li
          key={way}
          {...(way === 'import' && {
            onDragOver: (event: DragEvent) => event.preventDefault(),
            onDrop(event: DragEvent) {
              event.preventDefault()
              if (chosen === null) void begin(way, [...event.dataTransfer.files])
            },
          })}
          className={classNames(
            'relative flex gap-4 rounded-card border p-5 hover:border-accent has-[button:focus-visible]:outline-2 has-[button:focus-visible]:outline-accent has-[button:focus-visible]:outline-offset-2 md:p-6',
            way === 'import'
              ? 'border-accent border-dashed bg-accent-soft md:row-span-2 md:min-h-56 md:flex-col md:justify-center'
              : 'border-rule bg-card',
          )}
        >
          <Icon size={24} strokeWidth={1.5} aria-hidden="true" className="mt-0.5 shrink-0 text-accent" />
          <div>
            <Heading className="font-display font-semibold text-lg">
              <button
                type="button"
                aria-busy={chosen === way}
                disabled={chosen !== null}
                onClick={() => begin(way)}
                className="text-left outline-none after:absolute after:inset-0 after:rounded-card"
              >
                {title}
              </button>
            </Heading>
            <p className="mt-2 text-pretty text-quiet text-sm">{text}</p>
          </div>
        </li>
      ))}
    </ul>
  )
}

/** The three ways to begin: from the owner's own menu, from dishes of the catalogue, with nothing. */
type Way = 'import' | 'dishes' | 'empty'

const addressOfWay = (way: Way): string => `/menu-builder?start=${way}`

/**
 * Prepares a new menu of this restaurant. The menu that is open stays as a draft unless it is saved.
 * @throws {ApiError} when it cannot be kept: then the menu stays open
 */
async function prepareMenu(restaurant: Restaurant | null): Promise<void> {
  await makeRoom()
  if (restaurant) useOpenMenu.getState().setRestaurant(restaurant)
}
