/** A mail to one person, in plain text: it reads everywhere, and nothing in it can hide an address. */
export interface Mail {
  readonly to: string
  readonly subject: string
  readonly text: string
}

export interface MailSender {
  /**
   * Hands a mail over.
   * @param id of the mail: one that is handed over twice, because nobody knows whether it was, is the same mail
   * @returns where it went, for the log: never its content
   * @throws when it could not be handed over
   */
  send(mail: Mail, id: string): Promise<string>
  /** Whether a failure is about this mail and for good: another attempt would end the same way. */
  isRefusal(error: unknown): boolean
  /** Asks whether mails could be handed over now. @throws why not */
  check(): Promise<void>
  close(): void
}
