import { ArrowLeft, ArrowRight, ExternalLink, Share2 } from 'lucide-react'
import { MenuBar } from '../../../menu/bar/menu-bar.tsx'
import { MenuTitle } from '../../../menu/bar/menu-title.tsx'
import { SaveButton } from '../../../menu/bar/save-button.tsx'
import { UndoButtons } from '../../../menu/editing/undo-buttons.tsx'
import { PreflightButton } from '../../../menu/preflight/preflight-button.tsx'
import { SaveNote } from '../../../menu/saving/note/save-note.tsx'
import { Button } from '../../../ui/button.tsx'
import { buttonClass } from '../../../ui/button-class.ts'
import { classNames } from '../../../ui/class-names.ts'
import { SkipLink } from '../../../ui/skip-link.tsx'
import { ToolbarItem } from '../../../ui/toolbar.tsx'
import type { BuilderBarProps } from './menu-actions.ts'
import { MoreMenu } from './more-menu.tsx'
import { RestaurantButton } from './restaurant-button.tsx'

/** The bar of the first step; what has no room in it is in the menu of the rest. */
export function BuilderBar(props: BuilderBarProps) {
  const { size, actions, middle } = props
  const isPhone = size === 'phone'
  return (
    <MenuBar
      skip={<SkipLink target={middle}>Skip to the menu</SkipLink>}
      start={
        isPhone ? (
          <ToolbarItem>
            <a
              href="/"
              aria-label="Back to My Menus"
              className={buttonClass({ variant: 'quiet', isSquare: true })}
            >
              <ArrowLeft size={20} aria-hidden="true" />
            </a>
          </ToolbarItem>
        ) : (
          size === 'wide' && <RestaurantButton />
        )
      }
      title={<MenuTitle />}
      note={actions && <SaveNote saving={actions.saving} />}
    >
      {actions && !isPhone && <UndoButtons onTravelled={actions.onTravelled} isInToolbar />}
      {actions && size === 'wide' && (
        <ToolbarItem>
          <Button variant="quiet" icon={ExternalLink} className="px-3" onClick={actions.openPreview}>
            Preview
          </Button>
        </ToolbarItem>
      )}
      {actions && !isPhone && <PreflightButton musts={actions.musts} isShort />}
      {actions && !isPhone && (
        <ToolbarItem>
          <Button
            variant="secondary"
            icon={Share2}
            className="px-3 max-lg:hidden"
            isPending={actions.share.isPending}
            pendingLabel="Sharing…"
            onClick={actions.share.share}
          >
            Share Menu
          </Button>
        </ToolbarItem>
      )}
      {actions && (
        <SaveButton
          saving={actions.saving}
          isQuiet={actions.share.isPending || actions.finalize.isPending}
          onSave={() => actions.save()}
        />
      )}
      {actions && !isPhone && !actions.wasFinalized && (
        <ToolbarItem>
          <Button
            variant="secondary"
            className="px-3"
            isPending={actions.finalize.isPending}
            pendingLabel="Finalizing…"
            onClick={actions.finalize.go}
          >
            Finalize Menu Content
          </Button>
        </ToolbarItem>
      )}
      {actions && !isPhone && (
        <ToolbarItem>
          <Button
            variant={actions.wasFinalized ? 'secondary' : 'quiet'}
            className={classNames('px-3', !actions.wasFinalized && 'max-[90rem]:hidden')}
            onClick={actions.continueToDesign}
          >
            Continue to Design
            <ArrowRight size={16} aria-hidden="true" />
          </Button>
        </ToolbarItem>
      )}
      <MoreMenu {...props} />
    </MenuBar>
  )
}
