import { PRODUCT_NAME } from '#domain/site/content.ts'
import { useOpenMenu } from '../../../../menu/store/open-menu.ts'
import { usePlanAllows } from '../../../../plan/use-plan.ts'

export function Watermark() {
  const isHidden = useOpenMenu((open) => open.design.hideWatermark)
  const canHide = usePlanAllows('feature:removeWatermark')
  if (isHidden && canHide) return null
  return (
    <p className="mt-8 border-rule border-t pt-4 text-center text-quiet text-sm">
      Created with {PRODUCT_NAME}
    </p>
  )
}
