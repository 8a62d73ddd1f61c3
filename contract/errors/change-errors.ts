/** Errors of calls about changes, as in `errors.ts`. */
export const changeErrors = {
  404: {
    change_not_found: 'This change is gone already.',
    rollout_not_found: 'This change on all menus is gone already.',
    dish_not_found: 'This dish is on none of your menus any more.',
  },
  409: {
    change_ended: 'This change has ended already.',
    change_asks: 'The menu was changed since, in the same places. Please say what should hold.',
    opens_in_past: 'This time is over already. Please choose a later one.',
    opens_while_closed:
      'No page serves this menu on that day. Please choose another day, change its times, or open it all the same.',
    opens_too_late: 'Please choose a date within the next five years.',
    opens_together:
      'Another version of this menu opens in that minute. Please choose another time, or withdraw the other one.',
    nothing_to_roll_out:
      'No dish is different between these versions, so there is nothing to take to other menus.',
    rollout_moved_on: 'This change on all menus has moved on meanwhile. Please look at it again.',
    too_many_rollouts: 'You have 20 changes on all menus that wait. Please publish or withdraw some first.',
    nothing_to_undo: 'Nothing of this change is left to take back: all of it was changed since.',
    too_many_decisions: 'You have decided about 10,000 dishes. Please unlink some dishes first.',
    too_many_changes: 'You have 100 changes that wait. Please apply or withdraw some first.',
  },
} as const
