import { BASIC_SAVED_MENU_LIMIT, BILLING_PERIOD_DAYS, plans } from '../plans/plans.ts'

const { professional } = plans
const dollars = professional.priceCents / 100

/** What people ask before they pay: the billing rules in plain sentences, with the figures of the plans. */
export const billingQuestions: readonly { readonly question: string; readonly answer: string }[] = [
  {
    question: 'How does billing work?',
    answer: `Professional costs $${dollars} and is billed monthly: each payment covers ${BILLING_PERIOD_DAYS} days and renews automatically until you cancel.`,
  },
  {
    question: 'Is there an annual plan?',
    answer: 'Annual billing is not yet available. Billing is monthly only.',
  },
  {
    question: 'How can I pay?',
    answer:
      'We accept all major credit and debit cards, and PayPal. The payment is processed securely by the payment provider.',
  },
  {
    question: 'When does an upgrade take effect?',
    answer:
      'Immediately. As soon as the payment is confirmed, every Professional feature works, on your existing menus too.',
  },
  {
    question: 'Can I cancel or downgrade at any time?',
    answer: `Yes, on your account page. A cancellation or downgrade takes effect at the end of the paid period; until then you keep every Professional feature.`,
  },
  {
    question: 'Are there refunds?',
    answer: 'No. All sales are final and there are no refunds. After a cancellation nothing more is charged.',
  },
  {
    question: 'What happens to my menus after a downgrade?',
    answer: `They stay. You can still read, share and delete all of them; saving a new one is possible again when there are fewer than ${BASIC_SAVED_MENU_LIMIT}.`,
  },
  {
    question: 'Do my QR code and links keep working?',
    answer:
      'Yes, on every plan and after a downgrade. They keep showing what you published last, and the codes on your tables keep working.',
  },
  {
    question: 'What is priority support?',
    answer:
      'Messages that you send from Contact Support on Professional are marked, and we answer them first.',
  },
  {
    question: 'Do I need a card for the Basic plan?',
    answer: 'No. Basic is free for as long as you like, and no credit card is required.',
  },
]
