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
learn-end-game = The last part is a game against the apprentice. The lesson still has something to say there, at the moments that matter.
learn-play = Play against the apprentice
learn-next-lesson = Next lesson: { $title }
remarks-label = From the lesson
remarks-begin = You play against the apprentice now. When something happens that matters, it is said here.
keys-learn = In a lesson
keys-learn-next = on, or show the move
keys-learn-back = back
keys-learn-what = what one can do now
