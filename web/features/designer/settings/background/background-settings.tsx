import { Upload } from 'lucide-react'
import { UPLOAD_LIMITS } from '#contract/accounts/uploads.ts'
import { textures } from '#domain/design/textures.ts'
import { ownPath } from '#domain/menu/model/own-path.ts'
import { useImageUpload } from '../../../../menu/pictures/image-upload.ts'
import { usePlanAllows } from '../../../../plan/use-plan.ts'
import { FileButton } from '../../../../ui/button/file-button.tsx'
import { classNames } from '../../../../ui/class-names.ts'
import { Switch } from '../../../../ui/form/switch.tsx'
import type { SettingsProps } from '../controls/settings-props.ts'
import { BackgroundFromAddress } from './background-from-address.tsx'
import { LockedBackground, LockedWatermark } from './upgrade-card.tsx'
import { VeilSetting } from './veil-setting.tsx'

export function BackgroundSettings({ design, onChange }: SettingsProps) {
  const hasBackgrounds = usePlanAllows('feature:customBackground')
  const canHideWatermark = usePlanAllows('feature:removeWatermark')
  return (
    <div className="flex flex-col gap-6">
      {hasBackgrounds ? <BackgroundPicker design={design} onChange={onChange} /> : <LockedBackground />}
      <section aria-label="Watermark" className="border-rule border-t pt-5">
        <h3 className="mb-3 font-display font-semibold text-lg">Watermark</h3>
        {canHideWatermark ? (
          <Switch
            label="Hide the watermark"
            hint="The line “Created with Carte” at the foot of the menu."
            checked={design.hideWatermark}
            onCheckedChange={(hideWatermark) => onChange({ hideWatermark })}
          />
        ) : (
          <LockedWatermark />
        )}
      </section>
    </div>
  )
}

function BackgroundPicker({ design, onChange }: SettingsProps) {
  const own = ownPath(design.customBackgroundUrl)
  /** The texture and the owner's picture replace each other. */
  const useOwn = (customBackgroundUrl: string) => onChange({ customBackgroundUrl, backgroundImage: null })
  return (
    <div className="flex flex-col gap-5">
      <Switch
        label="Custom background"
        checked={design.useCustomBackground}
        onCheckedChange={(useCustomBackground) =>
          onChange({
            useCustomBackground,
            // Switched on, it shows something at once.
            ...(useCustomBackground &&
              !design.backgroundImage &&
              !own && { backgroundImage: textures[0].key }),
          })
        }
      />
      {design.useCustomBackground && (
        <>
          <fieldset>
            <legend className="mb-2 font-medium text-sm">Texture</legend>
            <div className="grid grid-cols-3 gap-2">
              {textures.map((texture) => (
                <label
                  key={texture.key}
                  className={classNames(
                    'relative overflow-hidden rounded-control border text-center text-sm transition-colors hover:border-ink has-focus-visible:outline-2 has-focus-visible:outline-accent has-focus-visible:outline-offset-2',
                    design.backgroundImage === texture.key
                      ? 'border-accent ring-1 ring-accent'
                      : 'border-edge',
                  )}
                >
                  <input
                    type="radio"
                    name="texture"
                    value={texture.key}
                    checked={design.backgroundImage === texture.key}
                    onChange={() => onChange({ backgroundImage: texture.key, customBackgroundUrl: null })}
                    className="absolute inset-0 cursor-pointer appearance-none outline-none"
                  />
                  <img
                    src={texture.previewUrl}
                    alt=""
                    loading="lazy"
                    className="aspect-square w-full object-cover"
                  />
                  <span className="block py-1.5">{texture.name}</span>
                </label>
              ))}
            </div>
          </fieldset>
          {own && (
            <figure className="flex items-center gap-3 rounded-control border border-accent p-2 ring-1 ring-accent">
              <img src={own} alt="" className="size-14 rounded-[4px] object-cover" />
              <figcaption className="text-sm">Your own picture</figcaption>
            </figure>
          )}
          <BackgroundUpload onUploaded={useOwn} />
          <BackgroundFromAddress onFetched={useOwn} />
          <VeilSetting design={design} onChange={onChange} />
        </>
      )}
    </div>
  )
}

function BackgroundUpload({ onUploaded }: { onUploaded: (url: string) => void }) {
  const { upload, isUploading } = useImageUpload('background', onUploaded)
  return (
    <div>
      <FileButton
        variant="secondary"
        icon={Upload}
        accept="image/*"
        isPending={isUploading}
        pendingLabel="Uploading..."
        onFile={upload}
      >
        Upload Background Image
      </FileButton>
      <p className="mt-1 text-quiet text-sm">
        A picture under {UPLOAD_LIMITS.background / 1024 / 1024} MB. It fills the page.
      </p>
    </div>
  )
}
