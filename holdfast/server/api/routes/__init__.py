"""The API over HTTP, by subject. Each handler finds out who calls, and asks the house."""

from __future__ import annotations

from holdfast.server.api.routes.analyses import (
    delete_analysis,
    get_analysis,
    post_analysis,
)
from holdfast.server.api.routes.games import get_games, post_prepare
from holdfast.server.api.routes.lessons import (
    get_howto,
    get_kinds,
    get_lesson_explanation,
    get_lesson_preview,
    get_lesson_why,
    get_lessons,
    get_step,
    get_try,
)
from holdfast.server.api.routes.outlooks import get_outlook
from holdfast.server.api.routes.people import (
    delete_session,
    delete_tokens,
    get_me,
    get_session,
    get_stream,
    post_session,
    post_token,
)
from holdfast.server.api.routes.puzzles import (
    get_puzzle,
    get_puzzle_explanation,
    get_puzzle_preview,
    get_puzzle_try,
    get_puzzle_why,
    get_puzzles,
)
from holdfast.server.api.routes.questions import get_explanation, get_hint, get_preview, get_why
from holdfast.server.api.routes.replays import get_moment, get_replay
from holdfast.server.api.routes.server import get_health, get_metrics, get_socket
from holdfast.server.api.routes.statistics import get_statistics
from holdfast.server.api.routes.studies import (
    get_study,
    get_study_root,
    post_study,
    post_study_check,
    post_study_deal,
    post_study_edit,
    post_study_explanation,
    post_study_look,
    post_study_preview,
    post_study_reply,
    post_study_root,
    post_study_weighing,
    post_study_why,
)
from holdfast.server.api.routes.tables import (
    get_my_tables,
    get_story,
    get_table,
    get_tables,
    post_command,
    post_table,
)

ROUTES = [
    get_health,
    get_metrics,
    get_games,
    post_prepare,
    get_statistics,
    get_howto,
    get_kinds,
    get_lessons,
    get_step,
    get_try,
    get_lesson_why,
    get_lesson_preview,
    get_lesson_explanation,
    get_puzzles,
    get_puzzle,
    get_puzzle_try,
    get_puzzle_why,
    get_puzzle_preview,
    get_puzzle_explanation,
    get_me,
    get_session,
    post_session,
    delete_session,
    post_token,
    delete_tokens,
    get_stream,
    get_tables,
    get_my_tables,
    post_table,
    get_table,
    get_story,
    post_command,
    get_moment,
    get_replay,
    get_why,
    get_preview,
    get_explanation,
    get_hint,
    get_study_root,
    post_study_root,
    post_study_deal,
    post_study_edit,
    post_study_check,
    post_study_look,
    post_study_why,
    post_study_preview,
    post_study_explanation,
    post_study_reply,
    post_study_weighing,
    post_study,
    get_study,
    get_analysis,
    post_analysis,
    delete_analysis,
    get_outlook,
    get_socket,
]
