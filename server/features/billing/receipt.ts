import { html } from 'hono/html'
import type { Payment } from '#domain/billing/payment.ts'
import { plans } from '#domain/plans/plans.ts'
import { formatDate } from '#domain/text/format-date.ts'
import type { Brand } from '../../settings/env.ts'

interface Receipt {
  readonly brand: Brand
  readonly payment: Payment
  readonly username: string
  readonly email: string
  /** No real money moved, and the page says so. */
  readonly isTest: boolean
}

const TIME_ZONE = 'UTC'

const money = ({ amountCents, currency }: Payment): string =>
  new Intl.NumberFormat('en-US', { style: 'currency', currency }).format(amountCents / 100)

/** A receipt as a page to print: for providers that make none. */
export async function receiptPage({ brand, payment, username, email, isTest }: Receipt) {
  const day = (iso: string) => formatDate(iso, { timeZone: TIME_ZONE })
  const rows = [
    ['Number', payment.id],
    ['Paid on', day(payment.createdAt)],
    ['For', `${brand.brandName} ${plans.professional.name}`],
    ['Period', `${day(payment.periodStart)} to ${day(payment.periodEnd)}`],
    ['Paid by', `${username} (${email})`],
    ['Amount', money(payment)],
  ]
  const page = await html`<!doctype html>
<html lang="en">
<meta charset="utf-8">
<title>Receipt ${payment.id}</title>
<style>
body { font: 1rem/1.5 system-ui, sans-serif; max-width: 40rem; margin: 3rem auto; padding: 0 1rem; color: #222; background: #fff }
th { text-align: left; padding: 0.25rem 2rem 0.25rem 0; font-weight: 600; vertical-align: top }
td { overflow-wrap: anywhere }
.test { border: 2px solid #a15c00; padding: 0.5rem 1rem }
</style>
<h1>Receipt</h1>
${isTest ? html`<p class="test">This is a test. No money was paid.</p>` : ''}
<table>${rows.map(([name, value]) => html`<tr><th scope="row">${name}</th><td>${value}</td></tr>`)}</table>
<p>${brand.brandName} · ${brand.supportEmail}</p>
</html>
`
  return new TextEncoder().encode(String(page))
}
