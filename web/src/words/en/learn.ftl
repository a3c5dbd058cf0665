# The page of lessons.

learn-title = Learn { $game }
learn-loading = The lesson is being opened…
learn-none = There are no lessons for this game.
learn-label = Lesson
learn-contents = All lessons
learn-step = Step { $step } of { $steps }
learn-next = Next
learn-show = Show me
learn-back = Back
learn-again = Start again
learn-rule = Rule { $rule }
learn-finished = Finished
learn-end-title = You have finished this lesson
learn-end-last = That was all we wanted to show you. The best way to go on is a game.
learn-end-more = Play a game now, or go on with the next lesson.
learn-play = Play against the apprentice
learn-next-lesson = Next lesson: { $title }
keys-learn = In a lesson
keys-learn-next = on, or show the move
keys-learn-back = back
