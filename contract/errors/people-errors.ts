/** Errors of calls about people, as in `errors.ts`. */
export const peopleErrors = {
  403: {
    restaurants_limited:
      'You work for some restaurants of this house, and this is about another one, or about all. Please choose one of yours, or ask an owner.',
    invitation_of_other:
      'This invitation is for another email address. Please sign in with the account of that address, or ask for a link.',
  },
  404: {
    house_not_found: 'You are not in this house, or work in another one in this browser.',
    member_not_found: 'This person is not in the house.',
  },
  409: {
    already_member: 'This person is in the house already.',
    people_full: 'A house has up to 10 members. Please remove one, or withdraw an invitation first.',
    house_needs_owner: 'A house needs an owner. Please make another member an owner first.',
  },
} as const
