import { expect, type Locator, type Page } from '@playwright/test'

/** 40 words a minute. */
const KEYS_A_MINUTE = 200
const SECONDS_A_TAP = 1.2

/** Types and taps as a person does, and counts it. */
export class Hand {
  keys = 0
  taps = 0
  dialogs = 0
  readonly page: Page
  readonly isTouch: boolean

  constructor(page: Page, isTouch: boolean) {
    this.page = page
    this.isTouch = isTouch
  }

  async press(key: string): Promise<void> {
    this.keys += 1
    await this.page.keyboard.press(key)
  }

  async tap(target: Locator): Promise<void> {
    this.taps += 1
    await (this.isTouch ? target.tap() : target.click())
  }

  /** Letters go to what has the focus. */
  async type(text: string): Promise<void> {
    this.keys += [...text].length
    await this.page.keyboard.insertText(text)
    if (this.isTouch) await this.expectRoom()
  }

  async write(box: Locator, text: string): Promise<void> {
    await this.tap(box)
    await this.press('ControlOrMeta+a')
    await this.type(text)
    await expect(box).toHaveValue(text)
  }

  async choose(box: Locator, label: string): Promise<void> {
    this.taps += 2
    await box.selectOption({ label })
  }

  async openDialog(open: () => Promise<void>, title: string): Promise<Locator> {
    await open()
    this.dialogs += 1
    const dialog = this.page.getByRole('dialog', { name: title, exact: true })
    await expect(dialog).toBeVisible()
    return dialog
  }

  get minutes(): number {
    return this.keys / KEYS_A_MINUTE + (this.taps * SECONDS_A_TAP) / 60
  }

  /** Nothing stands out at the side of a small screen. */
  private async expectRoom(): Promise<void> {
    const overflow = await this.page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    )
    expect(overflow).toBeLessThanOrEqual(0)
  }
}
