import { Lock } from 'lucide-react'
import { textures } from '#domain/design/textures.ts'
import { askToUpgrade } from '../../../../plan/ask-to-upgrade.ts'
import { Button } from '../../../../ui/button/button.tsx'

const LOCKED_SAMPLES = ['marble', 'wood']

/** Shows what Professional adds here; every attempt to use it opens the dialog to upgrade. */
export function LockedBackground() {
  const ask = () => askToUpgrade('feature:customBackground')
  return (
    <section aria-label="Custom background" className="max-w-md rounded-card border border-rule-raised p-4">
      <h3 className="font-display font-semibold text-lg">Upgrade to Professional</h3>
      <p className="mt-1 text-quiet text-sm">
        Print your menu on marble, wood, parchment, fabric, concrete or linen, or on a picture of your own.
      </p>
      <div className="mt-4 grid grid-cols-2 gap-2">
        {textures
          .filter(({ key }) => LOCKED_SAMPLES.includes(key))
          .map(({ key, name, previewUrl }) => (
            <button
              key={key}
              type="button"
              onClick={ask}
              className="relative overflow-hidden rounded-control border border-edge text-sm transition-colors hover:border-ink"
            >
              <img
                src={previewUrl}
                alt=""
                loading="lazy"
                className="aspect-3/2 w-full object-cover opacity-60"
              />
              <span className="absolute inset-x-0 top-0 flex aspect-3/2 items-center justify-center">
                <span className="flex size-9 items-center justify-center rounded-full bg-card text-accent shadow-raised">
                  <Lock size={16} aria-hidden="true" />
                </span>
              </span>
              <span className="block py-1.5">
                {name}
                <span className="sr-only"> (locked)</span>
              </span>
            </button>
          ))}
      </div>
      <Button className="mt-4 w-full" onClick={ask}>
        Upgrade to Professional
      </Button>
    </section>
  )
}

export const LockedWatermark = () => (
  <div className="max-w-md rounded-card border border-rule-raised p-4">
    <p className="text-sm">
      Menus of the Basic plan carry the line “Created with Carte”. With Professional you can leave it out.
    </p>
    <Button
      variant="secondary"
      className="mt-3"
      icon={Lock}
      onClick={() => askToUpgrade('feature:removeWatermark')}
    >
      Upgrade to Professional
    </Button>
  </div>
)
